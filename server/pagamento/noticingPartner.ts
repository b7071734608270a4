import type { ClientCredentials } from '../platform/http/outgoing/clientCredentials';

/** A partner who is called with our credentials and tells of news by signed notices. */
export interface NoticingPartner extends ClientCredentials {
  /** With which the partner signs its notices. */
  segredo: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MENOR_SEGREDO = 16;

/**
 * Reads a partner; the schema of the environment takes all of its variables or none.
 * @returns null where there is none, which means the embedded sandbox, or in production no such payment.
 */
export function readNoticingPartner(env: Environment, prefix: 'BOLETO' | 'INICIADOR'): NoticingPartner | null {
  const [url, tokenUrl] = [env[`${prefix}_URL`], env[`${prefix}_TOKEN_URL`]];
  const [clientId, clientSecret] = [env[`${prefix}_CLIENT_ID`], env[`${prefix}_CLIENT_SECRET`]];
  const segredo = env[`${prefix}_AVISOS_SEGREDO`];
  if (!url || !clientId || !clientSecret || !segredo) return null;
  if (segredo.length < MENOR_SEGREDO) {
    throw new Error(`${prefix}_AVISOS_SEGREDO curto demais: use pelo menos ${MENOR_SEGREDO} caracteres.`);
  }
  const baseUrl = url.replace(/\/$/, '');
  return { baseUrl, tokenUrl: tokenUrl || `${baseUrl}/oauth/token`, clientId, clientSecret, segredo };
}
