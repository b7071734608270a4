import { SIGNATURE_HEADER, signNotice } from '../../pagamento/noticeSignature';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { SEGREDO_DO_INICIADOR } from './consentimentos';

const TIMEOUT_MS = 5000;

export type AvisosDoIniciador = ReturnType<typeof createAvisosDoIniciador>;

/**
 * Tells the receiver that a consent has changed, signed. A notice is sent once: one that gets lost is what the page's own question
 * is for.
 */
export function createAvisosDoIniciador(fetch: Fetch) {
  let receiver: string | null = null;
  return {
    /** Registered at each start of the receiver, so it need not outlive this process. */
    register: (url: string): void => void (receiver = url),
    send: async (consentId: string): Promise<void> => {
      if (receiver === null) return;
      const body = JSON.stringify({ data: { consentId, timestamp: new Date().toISOString() } });
      await fetch(receiver, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signNotice(Buffer.from(body), SEGREDO_DO_INICIADOR, Date.now()),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    },
  };
}
