import { PACOTE_PADRAO } from '../src/domain/companhia/marca/marcaPadrao';
import { createAdiqAcquirer } from './adapters/adiq/adiqAcquirer';
import { createAdiqExternal } from './adapters/adiq/adiqExternal';
import { createHttpBoleto } from './adapters/boleto/httpBoleto';
import { createHttpIniciador } from './adapters/iniciador/httpIniciador';
import type { CognitoAdminConfig } from './adapters/cognito/cognitoClient';
import { createCognitoIdentity } from './adapters/cognito/cognitoIdentity';
import { createGtfsRtPosicoes } from './adapters/gtfsRt/gtfsRtPosicoes';
import { createHttpPixPsp } from './adapters/pix/httpPixPsp';
import { createPixBreaker } from './adapters/pix/pixBreaker';
import { createHttpPraxio } from './adapters/praxio/httpPraxio';
import { createPraxioBreaker } from './adapters/praxio/praxioBreaker';
import { ownOperadora } from './adapters/propria/ownOperadora';
import { createPush } from './adapters/push/createPush';
import type { OperadorIdentity } from './agencia/operadores/acesso/operadorIdentity';
import type { LiveCompanhia } from './companhia/liveCompanhia';
import { connectEmail, connectTelefone } from './outsideMessages';
import type { PushPort } from './avisos/push/pushPort';
import type { Telefone } from './avisos/telefone/telefonePort';
import type { AssinaturaApple } from './bilhetes/carteira/carteiraConfig';
import type { CarteirasLigadas } from './bilhetes/carteira/carteiras';
import type { PraxioPort } from './bilhetes/emissao/praxioPort';
import type { ChannelPort } from './chatbot/channel';
import type { CognitoConfig, Config } from './config';
import type { IdentityProvider } from './identityProvider';
import type { BancoDeBoletos } from './pagamento/boleto/boletoPlugin';
import type { CartaoPlace } from './pagamento/cartao/config/cartaoOrigin';
import type { CartaoPort } from './pagamento/cartao/cartaoPort';
import type { ExternalCobrancaPort } from './pagamento/externo/externalPort';
import type { Iniciador } from './pagamento/iniciacao/iniciacaoPlugin';
import type { AvisosPixConfig } from './pagamento/pix/pixConfig';
import type { PixPort } from './pagamento/pix/pixPort';
import type { PosicoesPort } from './publicacao/posicoes/posicoesPort';
import type { Breakers } from './platform/breaker/breakers';
import { guardFetch } from './platform/breaker/guardFetch';
import type { App } from './platform/http/appTypes';
import type { Fetch } from './platform/http/outgoing/fetch';
import { createMutualFetch } from './platform/http/outgoing/mutualFetch';
import { createLocalFetch, LOCAL_ORIGIN } from './platform/http/outgoing/localFetch';
import type { EmailPort } from './platform/outbox/outbox';
import type { Platform } from './platform/platform';
import type { BloqueioOperadora } from './reservas/operadora/bloqueioPort';
import { createCertificadoDeTeste } from './sandbox/carteira/certificadoDeTeste';
import { SANDBOX_SEGREDO } from './sandbox/boleto/bancoDeBoletos';
import { SEGREDO_DO_INICIADOR } from './sandbox/iniciador/consentimentos';
import { SANDBOX_CLIENT } from './sandbox/pix/tokens';
import { SANDBOX_PRAXIO } from './sandbox/praxio/credentials';
import { createSandboxPush } from './sandbox/pushOutbox';
import { SANDBOX_POSICOES } from './sandbox/posicoes/posicoesRoutes';
import type { PartidasOperadora } from './viagens/operadora/partidasOperadora';

const SANDBOX_PIX = `${LOCAL_ORIGIN}/_sandbox/pix`;
const SANDBOX_BOLETO = {
  ...SANDBOX_CLIENT,
  baseUrl: `${LOCAL_ORIGIN}/_sandbox/boleto`,
  tokenUrl: `${LOCAL_ORIGIN}/_sandbox/boleto/oauth/token`,
  segredo: SANDBOX_SEGREDO,
};
const SANDBOX_INICIADOR = {
  ...SANDBOX_CLIENT,
  baseUrl: `${LOCAL_ORIGIN}/_sandbox/iniciador`,
  tokenUrl: `${LOCAL_ORIGIN}/_sandbox/iniciador/oauth/token`,
  segredo: SEGREDO_DO_INICIADOR,
};
const SANDBOX_CHAVE = 'pix@itape.test';
const SANDBOX_ADIQ = { ...SANDBOX_CLIENT, baseUrl: `${LOCAL_ORIGIN}/_sandbox/cartao` };

/** The systems of others, each behind the port of the subject that uses it. */
export interface Outside {
  /** Reaches the embedded sandboxes without a socket, and everything else over the network. */
  fetch: Fetch;
  pix: PixPort;
  isPixAvailable: () => boolean;
  pixNoticeOrigin: string;
  /** The certificate that notices of Pix come with; null asks for none. */
  pixNotices: AvisosPixConfig | null;
  /** The bank of boletos; null where there is none. */
  boletos: BancoDeBoletos | null;
  /** The initiator of Pix in banks' apps; null where there is none. */
  iniciador: Iniciador | null;
  cartao: CartaoPort;
  external: ExternalCobrancaPort;
  place: CartaoPlace;
  praxio: PraxioPort;
  /** The operator's departures, seats and blocks; null for a company with a catalogue of its own. */
  operadora: (PartidasOperadora & BloqueioOperadora) | null;
  /** Where the operator's coaches are; null where it does not tell. */
  posicoes: PosicoesPort | null;
  push: PushPort;
  carteiras: CarteirasLigadas;
  operadorIdentity: OperadorIdentity;
  email: EmailPort;
  channel: ChannelPort;
  telefone: Telefone;
}

/** Our certificates at the systems of others. */
export const certificadosOf = ({
  pix,
  carteira: { apple },
}: Pick<Config, 'pix' | 'carteira'>): { sistema: string; validoAte: Date }[] => [
  ...(pix?.certificado ? [{ sistema: 'pix', validoAte: pix.certificado.validoAte }] : []),
  ...(apple ? [{ sistema: 'carteira-apple', validoAte: apple.validoAte }] : []),
];

/** Connects the systems that the environment names; the embedded sandbox replaces the others. */
export function connectOutside(
  app: App,
  {
    config,
    database,
    identity,
    companhia,
    breakers,
  }: Pick<Platform, 'database' | 'breakers'> & { config: Config; identity: IdentityProvider; companhia: LiveCompanhia },
): Outside {
  const fetch = createLocalFetch(app);
  const acquirer = guardFetch(breakers.of('adquirente'), fetch);
  const appleTopic = () => companhia.dados()?.aplicativos.ios.pacote || PACOTE_PADRAO;
  const adiq = { ...(config.cartao.adiq ?? SANDBOX_ADIQ), descritor: () => companhia.dados()?.descritorFatura ?? null };
  const { pix, isAvailable } = createPixBreaker(createPix(app, config, fetch), Date.now, breakers.of('pix'));
  return {
    fetch,
    pix,
    isPixAvailable: isAvailable,
    pixNoticeOrigin: config.pix === null ? LOCAL_ORIGIN : config.publicUrl,
    pixNotices: config.pix?.avisos ?? null,
    boletos: connectBoletos(config, fetch, breakers),
    iniciador: connectIniciador(config, fetch, breakers),
    cartao: createAdiqAcquirer(adiq, acquirer),
    external: createAdiqExternal(adiq, acquirer),
    place: config,
    ...connectOperadora(config, fetch, breakers),
    posicoes: connectPosicoes(config, fetch, breakers),
    push:
      config.push === null && !config.production
        ? createSandboxPush(database)
        : createPush(config.push, appleTopic, breakers.of('push')),
    carteiras: connectCarteiras(config),
    operadorIdentity: connectAdministration(config, identity, fetch, breakers),
    email: connectEmail(app, config, { database, companhia, breakers }),
    ...connectTelefone(config, fetch, breakers),
  };
}

/** The bank that registers boletos, or the sandbox's. */
function connectBoletos(
  { boleto, publicUrl, production }: Config,
  fetch: Fetch,
  breakers: Breakers,
): BancoDeBoletos | null {
  const bank = boleto ?? (production ? null : SANDBOX_BOLETO);
  if (bank === null) return null;
  const port = createHttpBoleto(bank, guardFetch(breakers.of('boleto'), fetch));
  return { port, segredo: bank.segredo, noticeOrigin: boleto === null ? LOCAL_ORIGIN : publicUrl };
}

/** The licensed initiator of payments, or the sandbox's. */
function connectIniciador(
  { iniciador, publicUrl, production }: Config,
  fetch: Fetch,
  breakers: Breakers,
): Iniciador | null {
  const partner = iniciador ?? (production ? null : SANDBOX_INICIADOR);
  if (partner === null) return null;
  const { segredo, ...api } = partner;
  return {
    port: createHttpIniciador({ ...api, site: new URL(publicUrl).origin }, guardFetch(breakers.of('iniciador'), fetch)),
    isAvailable: () => breakers.states().every(({ sistema, aberto }) => sistema !== 'iniciador' || !aberto),
    segredo,
    noticeOrigin: iniciador === null ? LOCAL_ORIGIN : publicUrl,
  };
}

/** The operator's feed of its coaches, or the sandbox's. */
function connectPosicoes({ posicoes, production }: Config, fetch: Fetch, breakers: Breakers): PosicoesPort | null {
  const feed = posicoes ?? (production ? null : { url: `${LOCAL_ORIGIN}${SANDBOX_POSICOES}`, autorizacao: null });
  return feed && createGtfsRtPosicoes(feed, guardFetch(breakers.of('posicoes'), fetch));
}

/** The wallets that the environment names. Outside production a certificate made here signs in place of Apple's. */
function connectCarteiras({ carteira: { apple, google }, production }: Pick<Config, 'carteira' | 'production'>) {
  if (apple !== null) return { apple: () => Promise.resolve(apple), google };
  if (production) return { apple: null, google };
  let made: Promise<AssinaturaApple> | undefined;
  return { apple: () => (made ??= createCertificadoDeTeste()), google };
}

/** The administration of the user pool, by one adapter: Amazon's, or the embedded one, which is called without a socket. */
function connectAdministration(
  { cognito }: Config,
  { embedded }: IdentityProvider,
  fetch: Fetch,
  breakers: Breakers,
): OperadorIdentity {
  const openBreaker = breakers.of('identidade');
  if (cognito !== null) return createCognitoIdentity({ ...adminConfigOf(cognito), openBreaker });
  if (embedded === null) throw new Error('neither a user pool nor the embedded provider');
  const { id: userPoolId, admin: credentials } = embedded.context.pool;
  return createCognitoIdentity({ userPoolId, endpoint: `${LOCAL_ORIGIN}/_idp`, credentials, fetch, openBreaker });
}

/** The same pool as the one that signs people in; its key comes from the chain of the SDK. */
export const adminConfigOf = ({ userPoolId, endpoint, own }: CognitoConfig): CognitoAdminConfig => ({
  userPoolId,
  endpoint: own ? endpoint : null,
});

/** The operator's system; without one a company in production sells its own seats, and all others use the sandbox. */
function connectOperadora(
  { praxio, production, catalogo }: Config,
  fetch: Fetch,
  breakers: Breakers,
): Pick<Outside, 'praxio' | 'operadora'> {
  if (praxio === null && production) return { praxio: ownOperadora, operadora: null };
  const sistema = createHttpPraxio(praxio ?? SANDBOX_PRAXIO, fetch);
  return {
    praxio: sistema,
    operadora: catalogo === 'praxio' ? createPraxioBreaker(sistema, Date.now, breakers.of('operadora')) : null,
  };
}

/** The bank's API, with our certificate where the bank knows us by one, or the sandbox. */
function createPix(app: App, { pix }: Config, fetch: Fetch): PixPort {
  const tokenUrl = `${SANDBOX_PIX}/oauth/token`;
  const sandbox = { ...SANDBOX_CLIENT, baseUrl: SANDBOX_PIX, tokenUrl, chave: SANDBOX_CHAVE };
  const mutual = pix?.certificado ? createMutualFetch(pix.certificado) : null;
  if (mutual) app.addHook('onClose', mutual.close);
  return createHttpPixPsp(pix ?? sandbox, mutual?.fetch ?? fetch);
}
