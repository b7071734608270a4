/** Host names of this machine. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Modes in which a client of PostgreSQL never falls back to plain text; `node-postgres` checks the certificate in all. */
const TLS_MODES = new Set(['require', 'verify-ca', 'verify-full']);

/** Variables that hold the address of a PostgreSQL or of its pooler. */
const DATABASES = ['DATABASE_URL', 'DATABASE_URL_DIRETA', 'DATABASE_URL_LEITURA'] as const;

/** A socket in a folder, or an address of this machine, which no network carries. */
function isLocal({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || LOOPBACK.test(host.replaceAll(/^\[|\]$/g, ''));
}

/**
 * Refuses addresses of a database or a Redis on another machine that would be spoken to without TLS: accounts, tickets
 * and counters would cross the network in clear. `BANCO_SEM_TLS=1` says that the network between is trusted.
 *
 * @throws Error fit for a terminal, which never repeats an address, since it holds the password.
 */
export function requireTls(env: Readonly<Record<string, string | undefined>>): void {
  if (env.BANCO_SEM_TLS === '1') return;
  const { REDIS_URL: redisUrl } = env;
  for (const name of DATABASES) {
    const url = env[name];
    if (url && !isEncrypted(url, ({ searchParams }) => TLS_MODES.has(searchParams.get('sslmode') ?? '')))
      throw new Error(refusal(name, 'sslmode=verify-full'));
  }
  if (redisUrl && !isEncrypted(redisUrl, ({ protocol }) => protocol === 'rediss:'))
    throw new Error(refusal('REDIS_URL', 'rediss://'));
}

function isEncrypted(text: string, isTls: (url: URL) => boolean): boolean {
  // A text that is not a URL, such as `socket:/folder`, is left to the driver.
  if (!URL.canParse(text)) return true;
  const url = new URL(text);
  return isLocal(url) || isTls(url);
}

const refusal = (variable: string, means: string): string =>
  `Em produção ${variable} de outra máquina precisa de TLS (${means}). Se a rede até ela é de confiança, diga ` +
  'BANCO_SEM_TLS=1.';
