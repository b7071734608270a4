import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header with the moment of sending, in seconds, and the signature over both: `t=1796000000,v1=<hex>`. */
export const SIGNATURE_HEADER = 'x-assinatura';

/** Maximum age of a signature: what is overheard cannot be sent again later. A notice that is repeated is signed anew. */
const MAX_AGE_SECONDS = 300;

const hmac = (corpo: Buffer, t: number, segredo: string): Buffer =>
  createHmac('sha256', segredo).update(`${t}.`).update(corpo).digest();

/** Signs a notice as its bank does. @param nowMs the moment of sending. */
export function signNotice(corpo: Buffer, segredo: string, nowMs: number): string {
  const t = Math.floor(nowMs / 1000);
  return `t=${t},v1=${hmac(corpo, t, segredo).toString('hex')}`;
}

/** Whether a notice comes from the bank that has the secret, and was signed a moment ago. */
export function isSignedNotice(corpo: Buffer, assinatura: unknown, segredo: string, nowMs: number): boolean {
  const match = typeof assinatura === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(assinatura) : null;
  if (!match) return false;
  const t = Number(match[1]);
  if (Math.abs(nowMs / 1000 - t) > MAX_AGE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(match[2] ?? '', 'hex'), hmac(corpo, t, segredo));
}
