/** The initiator of Pix of a deployment; null in `Config` means the embedded sandbox, or in production none. */
export interface IniciadorConfig {
  baseUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** With which the initiator signs its notices. */
  segredo: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MENOR_SEGREDO = 16;

/** Reads the initiator; the schema of the environment takes all of its variables or none. */
export function readIniciadorConfig(env: Environment): IniciadorConfig | null {
  const { INICIADOR_URL: url, INICIADOR_CLIENT_ID: clientId, INICIADOR_CLIENT_SECRET: clientSecret } = env;
  const { INICIADOR_AVISOS_SEGREDO: segredo } = env;
  if (!url || !clientId || !clientSecret || !segredo) return null;
  if (segredo.length < MENOR_SEGREDO) {
    throw new Error(`INICIADOR_AVISOS_SEGREDO curto demais: use pelo menos ${MENOR_SEGREDO} caracteres.`);
  }
  const baseUrl = url.replace(/\/$/, '');
  return { baseUrl, tokenUrl: env.INICIADOR_TOKEN_URL || `${baseUrl}/oauth/token`, clientId, clientSecret, segredo };
}
