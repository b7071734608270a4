import { LOOPBACK } from '../../platform/database/requireTls';

/** Where the operator tells the positions of its coaches. */
export interface PosicoesConfig {
  url: string;
  /** The `Authorization` header; null for a feed that is open. */
  autorizacao: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `POSICOES_URL` and `POSICOES_AUTORIZACAO`; null without an address. @throws where it could be read or changed on its way. */
export function readPosicoesConfig({ POSICOES_URL: url, POSICOES_AUTORIZACAO }: Environment): PosicoesConfig | null {
  if (!url) return null;
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  if (!isSafe) throw new Error('POSICOES_URL inválida: use um endereço https.');
  return { url, autorizacao: POSICOES_AUTORIZACAO ?? null };
}
