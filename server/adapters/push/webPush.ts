import type { Fetch } from '../../platform/http/outgoing/fetch';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { Push, PushOutcome, PushTarget } from '../../avisos/push/pushPort';
import type { WebPushConfig } from '../../avisos/push/pushConfig';
import { SignJWT } from 'jose/jwt/sign';
import { encryptForBrowser } from './webPushEncryption';

/** Time to live of a notice: one that is not delivered within a day is dropped. */
const TTL_S = 86_400;
const TIMEOUT_MS = 10_000;
const SIGNED_FOR = '12h';

export type WebPushSend = (id: string, target: PushTarget, push: Push) => Promise<PushOutcome>;

/** Notifies browsers through the push service that each of them named (RFC 8030), signed as RFC 8292 requires. */
export function createWebPush(
  { publica, privada, contato }: WebPushConfig,
  fetch: Fetch = globalThis.fetch,
): WebPushSend {
  const key = readKey(publica, privada);
  const authorize = async (endereco: string): Promise<string> => {
    const token = await new SignJWT({ aud: new URL(endereco).origin, sub: contato })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setExpirationTime(SIGNED_FOR)
      .sign(key);
    return `vapid t=${token}, k=${publica}`;
  };
  return async (id, { endereco, p256dh, auth }, push) => {
    if (p256dh === null || auth === null) return 'sumiu';
    const response = await fetch(endereco, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: await authorize(endereco),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(TTL_S),
        // The same notice sent again takes the place of the first.
        topic: id.replaceAll('-', '').slice(0, 32),
      },
      body: new Uint8Array(encryptForBrowser(JSON.stringify({ id, ...push }), { p256dh, auth })),
    });
    if (response.ok) return 'entregue';
    if (response.status === 404 || response.status === 410) return 'sumiu';
    throw new Error(`push service answered ${response.status}`);
  };
}

/** The pair as VAPID writes it, 65 and 32 bytes in base64url. One that is none fails at the start, not at the first notice. */
function readKey(publica: string, privada: string): KeyObject {
  const point = Buffer.from(publica, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privada }, format: 'jwk' });
}
