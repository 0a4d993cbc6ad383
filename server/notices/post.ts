/** One request to an address somebody gave us: only where it may go, for a limited time, without following anything. */
import { lookup as resolve } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secured } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Milliseconds until a receiver that does not answer is given up. */
const PATIENCE = 5000;

/** Addresses that are no place on the internet: this machine, its network, and all that is set apart. */
const SET_APART = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  SET_APART.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  SET_APART.addSubnet(net, bits, 'ipv6');
}

const isSetApart = (address: string): boolean => SET_APART.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const bare = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
const isThisMachine = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '::1';

/** Why nothing may be sent there; what a name stands for is looked at again when it is used. */
export function addressProblem(address: string, mayBePrivate: boolean): string | undefined {
  const url = URL.parse(address);
  if (url === null) return 'This is not an address.';
  const host = bare(url);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isThisMachine(host)))
    return 'The address begins with https://.';
  if (url.username !== '' || url.password !== '') return 'The address has no name and password in it.';
  const isPrivate = isThisMachine(host) || (isIP(host) !== 0 && isSetApart(host));
  return isPrivate && !mayBePrivate ? 'Addresses of this machine and its network are not allowed here.' : undefined;
}

/** Looks a name up, and refuses what is set apart: at the moment of use, so that no name can change in between. */
const lookUpOutside: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const outside = found.filter(({ address }) => !isSetApart(address));
    if (outside.length === 0) return done(new Error(`${host} is no place on the internet`), []);
    if (options.all) return done(null, outside);
    done(null, outside[0].address, outside[0].family);
  });
};

export interface Letter {
  readonly address: string;
  readonly headers: { readonly [name: string]: string | number };
  readonly body: string | Buffer;
}

/** Sends it; the status of the answer, whose content nobody reads. */
export function post({ address, headers, body }: Letter, mayBePrivate: boolean, signal: AbortSignal): Promise<number> {
  const problem = addressProblem(address, mayBePrivate);
  if (problem !== undefined) return Promise.reject(new Error(problem));
  return new Promise((done, fail) => {
    const send = address.startsWith('https:') ? secured : plain;
    const request = send(address, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
      agent: false,
      ...(!mayBePrivate && { lookup: lookUpOutside }),
    });
    request.on('error', fail);
    request.on('response', (response) => {
      done(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(body);
  });
}
