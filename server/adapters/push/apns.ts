import { createPrivateKey } from 'node:crypto';
import { connect, constants } from 'node:http2';
import type { ApnsConfig } from '../../avisos/push/pushConfig';
import type { Push, PushOutcome, PushTarget } from '../../avisos/push/pushPort';
import { SignJWT } from 'jose/jwt/sign';
import { createCachedToken } from '../../platform/http/outgoing/cachedToken';

const ORIGIN = 'https://api.push.apple.com';
const TIMEOUT_MS = 10_000;
/** Apple refuses tokens older than an hour, and those that change more often than every 20 minutes. */
const TOKEN_MS = 40 * 60_000;
const DAY_S = 86_400;

/**
 * Notifies iPhones and iPads through Apple's push service, which speaks only HTTP/2.
 * @param topic the identifier of the app that is told, when it is.
 */
export function createApns({ time, chaveId, chave }: ApnsConfig, topic: () => string, origin = ORIGIN) {
  const key = createPrivateKey(chave);
  const header = { alg: 'ES256', typ: 'JWT', kid: chaveId };
  const token = createCachedToken(async () => ({
    value: await new SignJWT({ iss: time }).setProtectedHeader(header).setIssuedAt().sign(key),
    validMs: TOKEN_MS,
  }));

  return async (id: string, { endereco }: PushTarget, { titulo, corpo, link }: Push): Promise<PushOutcome> => {
    const headers = {
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(endereco)}`,
      authorization: `bearer ${await token.current()}`,
      'apns-topic': topic(),
      'apns-push-type': 'alert',
      'apns-collapse-id': id,
      'apns-expiration': String(Math.floor(Date.now() / 1000) + DAY_S),
    };
    const body = JSON.stringify({ aps: { alert: { title: titulo, body: corpo } }, link });
    const { status, reason } = await post(origin, headers, body);
    if (status === 200) return 'entregue';
    if (status === 410 || reason === 'BadDeviceToken' || reason === 'DeviceTokenNotForTopic') return 'sumiu';
    throw new ApnsRefused(status, reason);
  };
}

/** Apple's push service refused a notice, or could not take it (`status` at least 500). */
export class ApnsRefused extends Error {
  readonly status: number;

  constructor(status: number, reason: string) {
    super(`APNs answered ${status} ${reason}`);
    this.status = status;
  }
}

interface Answer {
  status: number;
  reason: string;
}

/** A connection per request, since notices of trips are rare. */
const post = (origin: string, headers: Record<string, string>, body: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const session = connect(origin);
    const fail = (error: Error): void => {
      session.destroy();
      reject(error);
    };
    session.on('error', fail);
    session.setTimeout(TIMEOUT_MS, () => fail(new Error('APNs did not answer')));
    const request = session.request(headers);
    let status = 0;
    let text = '';
    request.setEncoding('utf8');
    request.on('response', (answer) => (status = Number(answer[constants.HTTP2_HEADER_STATUS])));
    request.on('data', (chunk: string) => (text += chunk));
    request.on('error', fail);
    request.on('end', () => {
      session.close();
      resolve({ status, reason: reasonOf(text) });
    });
    request.end(body);
  });

function reasonOf(text: string): string {
  try {
    const { reason } = JSON.parse(text) as { reason?: unknown };
    return typeof reason === 'string' ? reason : '';
  } catch {
    return '';
  }
}
