/** The bank of boletos of a deployment; null in `Config` means the embedded sandbox, or in production no boleto. */
export interface BoletoConfig {
  baseUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** With which the bank signs its notices. */
  segredo: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MENOR_SEGREDO = 16;

/** Reads the bank of boletos; the schema of the environment takes all of its variables or none. */
export function readBoletoConfig(env: Environment): BoletoConfig | null {
  const { BOLETO_URL: url, BOLETO_CLIENT_ID: clientId, BOLETO_CLIENT_SECRET: clientSecret } = env;
  const { BOLETO_AVISOS_SEGREDO: segredo } = env;
  if (!url || !clientId || !clientSecret || !segredo) return null;
  if (segredo.length < MENOR_SEGREDO) {
    throw new Error(`BOLETO_AVISOS_SEGREDO curto demais: use pelo menos ${MENOR_SEGREDO} caracteres.`);
  }
  const baseUrl = url.replace(/\/$/, '');
  return { baseUrl, tokenUrl: env.BOLETO_TOKEN_URL || `${baseUrl}/oauth/token`, clientId, clientSecret, segredo };
}
