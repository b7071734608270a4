/** The Pix provider of a deployment; null in `Config` means the embedded sandbox. */
export interface PixConfig {
  baseUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  chave: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the provider of Pix, null where none is named; the schema of the environment takes all of its variables or none.
 * Tokens come from `PIX_TOKEN_URL`, or from `/oauth/token` below `PIX_URL`.
 */
export function readPixConfig(env: Environment): PixConfig | null {
  const { PIX_URL: url, PIX_CLIENT_ID: clientId, PIX_CLIENT_SECRET: clientSecret, PIX_CHAVE: chave } = env;
  if (!url || !clientId || !clientSecret || !chave) return null;
  const baseUrl = url.replace(/\/$/, '');
  return { baseUrl, tokenUrl: env.PIX_TOKEN_URL || `${baseUrl}/oauth/token`, clientId, clientSecret, chave };
}
