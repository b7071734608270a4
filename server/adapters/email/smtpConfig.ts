import { LOOPBACK } from '../../platform/database/requireTls';

type Environment = Readonly<Record<string, string | undefined>>;

/** The mail server that sends the company's e-mails. */
export interface SmtpConfig {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string;
  /** The sender as receivers see it, `Itapê <passagens@itape.com.br>`. */
  from: string;
  /** The network to the server is trusted, so that a session may go on without TLS. */
  trusted: boolean;
}

/** An address alone, or a name and an address in angle brackets. */
const FROM = /^(?:[^<>@\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/;

/**
 * Reads `SMTP_URL`, `SMTP_FROM` and `SMTP_SEM_TLS`; null without them.
 * @throws with a message fit for a terminal, which never repeats the address, since it holds the password.
 */
export function readSmtpConfig({ SMTP_URL: url, SMTP_FROM: from, SMTP_SEM_TLS }: Environment): SmtpConfig | null {
  if (!url || !from) return null;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new Error('SMTP_URL inválida: use smtp://usuario:senha@servidor:587 ou smtps://usuario:senha@servidor:465.');
  if (!FROM.test(from)) throw new Error('SMTP_FROM inválido: use Itapê <passagens@empresa.com.br>.');
  return { url, from, trusted: SMTP_SEM_TLS === '1' };
}

/** Whether a session may go on without TLS: only where no network carries it, or one that is said to be trusted. */
export const mayStayPlain = ({ url, trusted }: SmtpConfig): boolean =>
  trusted || LOOPBACK.test(new URL(url).hostname.replace(/^\[|\]$/g, ''));
