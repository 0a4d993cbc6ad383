/**
 * Who somebody is: no account, a key per device. The key is a random name in a signed cookie that scripts cannot read;
 * it owns seats.
 */
import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Device } from './store/store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The device that asks. */
    device: Device;
  }
}

const COOKIE = 'tablee';
const TWO_YEARS = 2 * 365 * 24 * 3600;

/** Every request of the API gets to know its device; a new one is given its key. */
export async function knowDevices(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(cookie, { secret });
  app.decorateRequest('device', '');
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) request.device = knownDevice(request) ?? newDevice(request, reply);
  });
}

function knownDevice(request: FastifyRequest): Device | undefined {
  const value = request.cookies[COOKIE];
  const signed = value === undefined ? undefined : request.unsignCookie(value);
  return signed?.valid && signed.value !== null ? signed.value : undefined;
}

function newDevice(request: FastifyRequest, reply: FastifyReply): Device {
  const device = randomBytes(16).toString('base64url');
  reply.setCookie(COOKIE, device, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: TWO_YEARS,
    secure: request.protocol === 'https',
  });
  return device;
}
