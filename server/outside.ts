import { createAdiqAcquirer } from './adapters/adiq/adiqAcquirer';
import { createAdiqExternal } from './adapters/adiq/adiqExternal';
import { createSmtpMailer } from './adapters/email/smtpMailer';
import { createHttpPixPsp } from './adapters/pix/httpPixPsp';
import { createPixBreaker } from './adapters/pix/pixBreaker';
import { createHttpPraxio } from './adapters/praxio/httpPraxio';
import { ownOperadora } from './adapters/propria/ownOperadora';
import { createPush } from './adapters/push/createPush';
import { createWhatsappChannel } from './adapters/whatsapp/whatsappChannel';
import { anexosDoPedido } from './bilhetes/anexos';
import type { PushPort } from './avisos/push/pushPort';
import type { PraxioPort } from './bilhetes/emissao/praxioPort';
import type { ChannelPort } from './chatbot/channel';
import type { Config } from './config';
import type { CartaoPlace } from './pagamento/cartao/config/cartaoOrigin';
import type { CartaoPort } from './pagamento/cartao/cartaoPort';
import type { ExternalCobrancaPort } from './pagamento/externo/externalPort';
import type { PixPort } from './pagamento/pix/pixPort';
import type { App } from './platform/http/appTypes';
import type { Fetch } from './platform/http/outgoing/fetch';
import { createLocalFetch, LOCAL_ORIGIN } from './platform/http/outgoing/localFetch';
import type { EmailPort } from './platform/outbox/outbox';
import type { Database } from './platform/database/database';
import type { Platform } from './platform/platform';
import { createSandboxMailbox } from './sandbox/mailbox';
import { SANDBOX_CLIENT } from './sandbox/pix/tokens';
import { SANDBOX_PRAXIO } from './sandbox/praxio/credentials';
import { createSandboxPush } from './sandbox/pushOutbox';
import { createSandboxChannel } from './sandbox/whatsappOutbox';

const SANDBOX_PIX = `${LOCAL_ORIGIN}/_sandbox/pix`;
const SANDBOX_CHAVE = 'pix@itape.test';
const SANDBOX_ADIQ = { ...SANDBOX_CLIENT, baseUrl: `${LOCAL_ORIGIN}/_sandbox/cartao` };

/** The systems of others, each behind the port of the subject that uses it. */
export interface Outside {
  /** Reaches the embedded sandboxes without a socket, and everything else over the network. */
  fetch: Fetch;
  pix: PixPort;
  isPixAvailable: () => boolean;
  pixNoticeOrigin: string;
  cartao: CartaoPort;
  external: ExternalCobrancaPort;
  place: CartaoPlace;
  praxio: PraxioPort;
  push: PushPort;
  email: EmailPort;
  channel: ChannelPort;
}

/** Connects the systems that the environment names; the embedded sandbox replaces the others. */
export function connectOutside(
  app: App,
  { config, database }: Pick<Platform, 'database'> & { config: Config },
): Outside {
  const fetch = createLocalFetch(app);
  const { adiq } = config.cartao;
  const { pix, isAvailable } = createPixBreaker(createPix(config, fetch), Date.now, config.pixRestMs);
  const envio = config.chatbot.whatsapp?.envio ?? null;
  return {
    fetch,
    pix,
    isPixAvailable: isAvailable,
    pixNoticeOrigin: config.pix === null ? LOCAL_ORIGIN : config.publicUrl,
    cartao: createAdiqAcquirer(adiq ?? SANDBOX_ADIQ, fetch),
    external: createAdiqExternal(adiq ?? SANDBOX_ADIQ, fetch),
    place: config,
    praxio: connectOperadora(config, fetch),
    push: config.push === null && !config.production ? createSandboxPush(database) : createPush(config.push),
    email: connectEmail(app, config, database),
    channel: envio ? createWhatsappChannel(envio) : createSandboxChannel(database),
  };
}

/** The mail server, or the mailbox of the sandbox. */
function connectEmail(app: App, { smtp }: Config, database: Database): EmailPort {
  if (smtp === null) return createSandboxMailbox(database);
  const mailer = createSmtpMailer(smtp, ({ bilhetesDe }) =>
    bilhetesDe === undefined ? Promise.resolve([]) : anexosDoPedido(database.db, bilhetesDe),
  );
  app.addHook('onClose', () => mailer.close());
  return mailer;
}

/** The operator's system; without one a company in production sells its own seats, and all others use the sandbox. */
function connectOperadora({ praxio, production }: Config, fetch: Fetch): PraxioPort {
  if (praxio === null && production) return ownOperadora;
  return createHttpPraxio(praxio ?? SANDBOX_PRAXIO, fetch);
}

function createPix({ pix }: Config, fetch: Fetch): PixPort {
  const tokenUrl = `${SANDBOX_PIX}/oauth/token`;
  const sandbox = { ...SANDBOX_CLIENT, baseUrl: SANDBOX_PIX, tokenUrl, chave: SANDBOX_CHAVE };
  return createHttpPixPsp(pix ?? sandbox, fetch);
}
