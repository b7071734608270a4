import { LOOPBACK } from '../../platform/database/requireTls';

/** The account at the provider of text messages (Zenvia's API, version 2). */
export interface SmsConfig {
  /** Without a slash at its end. */
  url: string;
  token: string;
  /** The account's sender. */
  remetente: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ZENVIA = 'https://api.zenvia.com/v2';

/** Reads `SMS_URL`, `SMS_TOKEN`, `SMS_REMETENTE`; null without them. @throws where the token would travel without TLS. */
export function readSmsConfig({ SMS_URL, SMS_TOKEN: token, SMS_REMETENTE: remetente }: Environment): SmsConfig | null {
  if (!token || !remetente) return null;
  const url = (SMS_URL ?? ZENVIA).replace(/\/+$/, '');
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  if (!isSafe) throw new Error('SMS_URL inválida: use um endereço https.');
  return { url, token, remetente };
}
