/** Web push: who this server is to push services, and one message sealed for one browser. */
import { createECDH, hash } from 'node:crypto';
import webpush from 'web-push';
import type { PushTarget } from '../store/store.ts';
import type { Letter } from './post.ts';

/** The pair of keys this server is known by (VAPID); it must stay the same, or every subscription is lost. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Whom push services may write to about our messages, where the server has no https address to name. */
const NOBODY = 'mailto:nobody@tablee.invalid';
/** Seconds a push service keeps a message for a browser that is off. */
const LASTS = 24 * 3600;

/** The pair that belongs to a secret of the server: the first hash that is a key of the curve, which is nearly always the first. */
export function pushKeys(secret: string): PushKeys {
  const curve = createECDH('prime256v1');
  for (let key = hash('sha256', secret, 'buffer'); ; key = hash('sha256', key, 'buffer')) {
    try {
      curve.setPrivateKey(key);
      return { publicKey: curve.getPublicKey('base64url'), privateKey: key.toString('base64url') };
    } catch {
      // Not on the curve: the next one.
    }
  }
}

/** A message only this browser can read. */
export function sealed(target: PushTarget, message: object, keys: PushKeys): Letter {
  const subject = target.origin.startsWith('https:') ? target.origin : NOBODY;
  const { endpoint, headers, body } = webpush.generateRequestDetails(target, JSON.stringify(message), {
    vapidDetails: { subject, ...keys },
    TTL: LASTS,
    urgency: 'high',
  });
  return { address: endpoint, headers: headers as Letter['headers'], body };
}
