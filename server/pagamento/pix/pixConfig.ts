/** The payment provider of a deployment; null in `Config` means the embedded sandbox. */
export interface PixConfig {
  baseUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  chave: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `PIX_URL`, `PIX_CLIENT_ID`, `PIX_CLIENT_SECRET` and `PIX_CHAVE`: all, or none outside production. Tokens come
 * from `PIX_TOKEN_URL`, or from `/oauth/token` below `PIX_URL`.
 */
export function readPixConfig(env: Environment, production: boolean): PixConfig | null {
  const { PIX_URL: url, PIX_CLIENT_ID: clientId, PIX_CLIENT_SECRET: clientSecret, PIX_CHAVE: chave } = env;
  if (url && clientId && clientSecret && chave) {
    const baseUrl = url.replace(/\/$/, '');
    return { baseUrl, tokenUrl: env.PIX_TOKEN_URL || `${baseUrl}/oauth/token`, clientId, clientSecret, chave };
  }
  if (production || url || clientId || clientSecret || chave) {
    throw new Error('Para o Pix é preciso PIX_URL, PIX_CLIENT_ID, PIX_CLIENT_SECRET e PIX_CHAVE.');
  }
  return null;
}
