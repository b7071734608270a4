import { PORTUGUESE } from '../src/words/language';
import { inLanguage } from './platform/language/language';
import { createSmtpBreaker } from './adapters/email/smtpBreaker';
import { createSmtpMailer } from './adapters/email/smtpMailer';
import { createZenviaSms } from './adapters/sms/zenviaSms';
import { createWhatsappChannel } from './adapters/whatsapp/whatsappChannel';
import { createWhatsappModelos } from './adapters/whatsapp/whatsappModelos';
import { isTelefoneConfigured, type Telefone } from './avisos/telefone/telefonePort';
import { anexosDoPedido } from './bilhetes/anexos';
import type { ChannelPort } from './chatbot/channel';
import type { LiveCompanhia } from './companhia/liveCompanhia';
import { remetenteOf } from './companhia/rodape';
import type { Config } from './config';
import type { Breakers } from './platform/breaker/breakers';
import { guardFetch } from './platform/breaker/guardFetch';
import type { Database } from './platform/database/database';
import type { App } from './platform/http/appTypes';
import type { Fetch } from './platform/http/outgoing/fetch';
import { LOCAL_ORIGIN } from './platform/http/outgoing/localFetch';
import type { EmailPort } from './platform/outbox/outbox';
import { createSandboxMailbox } from './sandbox/mailbox';
import { SANDBOX_TELEFONE } from './sandbox/telefoneRoutes';

/** Whether a passenger's phone can be told anything: only then is it asked for. */
export const isTelefoneOffered = ({
  chatbot,
  sms,
  production,
}: Pick<Config, 'chatbot' | 'sms' | 'production'>): boolean =>
  !production || isTelefoneConfigured({ whatsapp: chatbot.whatsapp?.envio ?? null, sms });

/** The mail server, or the mailbox of the sandbox. */
export function connectEmail(
  app: App,
  { smtp }: Config,
  { database, companhia, breakers }: { database: Database; companhia: LiveCompanhia; breakers: Breakers },
): EmailPort {
  if (smtp === null) return createSandboxMailbox(database);
  const mailer = createSmtpMailer(
    smtp,
    async ({ bilhetesDe, idioma = PORTUGUESE }) =>
      bilhetesDe === undefined ? [] : inLanguage(idioma, () => anexosDoPedido(database.db, bilhetesDe)),
    () => remetenteOf(companhia.dados()),
  );
  app.addHook('onClose', () => mailer.close());
  return createSmtpBreaker(mailer, breakers.of('email'));
}

/** WhatsApp and text messages; each is the sandbox where it is not configured, or in production nothing. */
export function connectTelefone(
  { chatbot, sms, production }: Config,
  fetch: Fetch,
  breakers: Breakers,
): { channel: ChannelPort; telefone: Telefone } {
  const meta = guardFetch(breakers.of('whatsapp'), fetch);
  const account = chatbot.whatsapp?.envio ?? { url: `${LOCAL_ORIGIN}/_sandbox/whatsapp`, ...SANDBOX_TELEFONE };
  const isWhatsapp = !production || Boolean(chatbot.whatsapp?.envio);
  const provider = sms ?? (production ? null : { url: `${LOCAL_ORIGIN}/_sandbox/sms`, ...SANDBOX_TELEFONE });
  return {
    channel: createWhatsappChannel(account, meta),
    telefone: {
      whatsapp: isWhatsapp ? createWhatsappModelos(account, meta) : null,
      sms: provider && createZenviaSms(provider, guardFetch(breakers.of('sms'), fetch)),
    },
  };
}
