import type { Fetch } from '../../platform/http/outgoing/fetch';
import { createPrivateKey } from 'node:crypto';
import type { FcmConfig } from '../../avisos/push/pushConfig';
import type { Push, PushOutcome, PushTarget } from '../../avisos/push/pushPort';
import { SignJWT } from 'jose/jwt/sign';
import { createCachedToken, type FreshToken } from '../../platform/http/outgoing/cachedToken';

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const TIMEOUT_MS = 10_000;

/** Notifies Android devices through Firebase's HTTP v1 API. */
export function createFcm({ projeto, email, chave }: FcmConfig, fetch: Fetch = globalThis.fetch) {
  const key = createPrivateKey(chave);

  const post = (url: string, headers: Record<string, string>, body: string) =>
    fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });

  const accessToken = createCachedToken(async (): Promise<FreshToken<string>> => {
    const assertion = await new SignJWT({ iss: email, aud: TOKEN_URL, scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key);
    const form = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
    const response = await post(TOKEN_URL, { 'content-type': 'application/x-www-form-urlencoded' }, form.toString());
    if (!response.ok) throw new Error(`the token of FCM was answered ${response.status}`);
    const answer = (await response.json()) as { access_token: string; expires_in: number };
    return { value: answer.access_token, validMs: answer.expires_in * 1000 };
  });

  return async (id: string, { endereco }: PushTarget, { titulo, corpo, link }: Push): Promise<PushOutcome> => {
    const message = {
      token: endereco,
      notification: { title: titulo, body: corpo },
      data: { link },
      android: { ttl: '86400s', notification: { tag: id } },
    };
    const headers = { authorization: `Bearer ${await accessToken.current()}`, 'content-type': 'application/json' };
    const url = `https://fcm.googleapis.com/v1/projects/${encodeURIComponent(projeto)}/messages:send`;
    const response = await post(url, headers, JSON.stringify({ message }));
    if (response.ok) return 'entregue';
    if (response.status === 404) return 'sumiu';
    throw new Error(`FCM answered ${response.status}`);
  };
}
