import { createTransport } from 'nodemailer';
import type { Attachment, Email, EmailPort } from '../../platform/outbox/outbox';
import { emailHtml } from './emailHtml';
import { emailText, type Remetente } from './emailText';
import { mayStayPlain, type SmtpConfig } from './smtpConfig';

/** A server that hangs is given up, so that the queue goes on. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Connections kept open, and messages that each carries before it is renewed. */
const POOL = { pool: true, maxConnections: 4, maxMessages: 100 } as const;

export interface Mailer extends EmailPort {
  /** Ends the connections that wait for work. */
  close: () => void;
}

/**
 * Sends e-mails through a mail server, over TLS unless it is on this machine. The message id is made of the id in the
 * queue, so that receivers see a message that was sent twice as one.
 * @param attach the files of an e-mail, made when it is sent.
 * @param remetente the company as it signs the e-mail, when it is sent.
 */
export function createSmtpMailer(
  config: SmtpConfig,
  attach: (email: Email) => Promise<Attachment[]>,
  remetente: () => Remetente,
): Mailer {
  const transport = createTransport({ ...POOL, ...TIMEOUTS_MS, url: config.url, requireTLS: !mayStayPlain(config) });
  const domain = /@([^\s<>@]+?)>?$/.exec(config.from)?.[1] ?? 'localhost';
  return {
    send: async (id, email) => {
      const files = await attach(email);
      await transport.sendMail({
        from: config.from,
        to: { name: '', address: email.para },
        subject: email.assunto,
        text: emailText(email, remetente()),
        html: emailHtml(email, remetente()),
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribe(email) },
        attachments: files.map(({ nome, tipo, conteudo }) => ({
          filename: nome,
          contentType: tipo,
          content: conteudo,
        })),
      });
    },
    close: () => transport.close(),
  };
}

/** One-click unsubscription (RFC 8058). */
const unsubscribe = ({ cancelamento }: Email): Record<string, string> =>
  cancelamento === undefined
    ? {}
    : { 'List-Unsubscribe': `<${cancelamento}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
