import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { rotas as paginas } from '../src/domain/base/rotas';
import { chatbotForWeb, chatbotOrigin } from './chatbot/chatbotConfig';
import { createAparencia } from './companhia/aparencia';
import { createPagina } from './companhia/pagina';
import { registerMarca } from './companhia/routes/marca';
import { registerSubjects } from './composition';
import { countAlertas } from './conclusao/alertas/alertaRepository';
import { oldestPaidS } from './conclusao/pagoSemBilheteRepository';
import type { Config } from './config';
import { embeddedIdentity } from './identity/embeddedIdentity';
import { cartaoConfigFor, cartaoOriginFor } from './pagamento/cartao/config/cartaoOrigin';
import { googlePayOrigins } from './pagamento/cartao/config/carteirasFor';
import { createFreshness, registerFreshness, type Freshness } from './platform/freshness/freshness';
import { registerAccess } from './platform/http/access/access';
import type { App } from './platform/http/appTypes';
import { registerKept } from './platform/http/kept/keptReplies';
import { noteKept } from './platform/http/kept/noteKept';
import { callerAddress } from './platform/http/security/callerAddress';
import { registerCors } from './platform/http/security/cors';
import { createBuscaServida } from './lugares/buscaServida';
import { registerBodyDeadline, slowRequestOptions } from './platform/http/connections/deadlines';
import { registerErrors } from './platform/http/errors';
import { readInlineHashes } from './platform/http/security/inlineHashes';
import { createLimiter } from './platform/http/limits/limiter';
import type { LimitStore } from './platform/http/limits/limitStore';
import { createMemoryStore } from './platform/http/limits/memoryStore';
import {
  countAtDoor,
  registerAccountLimits,
  registerLimits,
  registerSubjectLimits,
} from './platform/http/limits/registerLimits';
import { registerOrigin } from './platform/http/security/origin';
import { newRequestId, registerRequestIds } from './platform/http/logging/requestIds';
import { schemaCompilers } from './platform/http/validation/schemaCompilers';
import { registerCompression, registerSecurity } from './platform/http/security/security';
import { registerSilentConnections } from './platform/http/connections/silentConnections';
import { createSourceFrames } from './platform/falhas/sourceFrames';
import { ajvOptions } from './platform/http/validation/validation';
import { registerLanguage } from './platform/language/language';
import { createMetrics } from './platform/metrics/metrics';
import { registerOpenApi } from './platform/routes/openapi';
import { registerRelatoriosCsp } from './platform/routes/relatoriosCsp';
import { registerRelatoriosFalhas } from './platform/routes/relatoriosFalhas';
import { registerMetricas } from './platform/routes/metricas';
import { registerLiveness, registerSaude } from './platform/routes/saude';
import { registerWeb } from './platform/web/registerWeb';
import { certificadosOf } from './outside';
import { isTelefoneOffered } from './outsideMessages';
import { isVazio } from './viagens/catalogue';
import { findPartida } from './viagens/partidaRepository';
import { createViagensServidas } from './viagens/viagensServidas';
import { createPrecosPopulares } from './viagens/busca/precosPopulares';
import { registerConfig } from './webConfig';
import type { Services } from './services';

/** A subject reads its tables before it serves; a busy database may take longer than Fastify's own ten seconds. */
const PLUGIN_MS = 60_000;

/** Default of the largest body that a route takes. */
const BODY_LIMIT = 64 * 1024;

/** The whole web server over the services it is given; it does not listen, so tests may inject. */
export async function buildApp(services: Services): Promise<App> {
  const { config, identity, catalogue, companhia } = services;
  const rotas = createPrecosPopulares({
    rotas: catalogue.rotasPopulares,
    calendar: (...searched) => app.viagens.calendar(...searched),
    onFailure: (error) => app.log.warn(error, 'prices of home not read'),
  });
  const pagina = createPagina(companhia, rotas);
  const aparencia = createAparencia(companhia);
  const app = await createApp(services);
  await registerOpenApi(app, config);
  registerLiveness(app, services);
  registerSaude(app, { ...services, countAlertas });
  const metrics = createMetrics({ ...services, countAlertas, oldestPaidS, certificados: certificadosOf(config) });
  registerMetricas(app, metrics, config.metricasToken);
  // Without an address to count by, every request goes through the hooks that count.
  if (!config.rateLimit || callerAddress(config.trustProxy)) app.kept.start(noteKept(app.log, metrics));
  await registerRelatoriosCsp(app);
  registerRelatoriosFalhas(app, { metrics, toSource: createSourceFrames(`${config.distDir}-mapas`) });
  registerConfig(app, {
    identityFor: identity.configFor,
    cartaoFor: (origin) => cartaoConfigFor(config, origin),
    chatbot: chatbotForWeb(config.chatbot),
    cpfDeTeste: config.cpfDeTeste,
    avisosPorTelefone: isTelefoneOffered(config),
    catalogoVazio: () => isVazio(catalogue),
    pagina,
  });
  await registerSubjects(app, services);
  const { embedded } = identity;
  if (embedded) await app.register(embeddedIdentity, { prefix: '/_idp', identity: embedded });
  registerMarca(app, { companhia, aparencia, distDir: config.distDir });
  const viagens = createViagensServidas({
    find: (id) => findPartida(services.database.recent, id),
    catalogue,
    log: app.log,
  });
  const servidos = {
    [paginas.resultadoBusca.path]: createBuscaServida(catalogue),
    [paginas.comprarViagem.path]: viagens.daCompra,
    [paginas.informacaoViagem.path]: viagens.daInformacao,
  };
  await registerWeb(app, config.distDir, { pagina, aparencia, servidos });
  return app;
}

/** An instance with everything that applies to every route, and no route yet. */
export async function createApp({
  config,
  identity,
  log,
  limitStore,
  freshness = createFreshness(log),
}: AppParts): Promise<App> {
  const app = fastify({
    pluginTimeout: PLUGIN_MS,
    loggerInstance: log,
    ajv: ajvOptions(config.cpfDeTeste),
    schemaController: { compilersFactory: schemaCompilers(config.cpfDeTeste) },
    // Choosing between alternatives of an answer needs no check of our formats, only that they are known.
    serializerOpts: { ajv: { formats: { dia: true } } },
    bodyLimit: BODY_LIMIT,
    ...slowRequestOptions(config.deadlines),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: config.trustProxy,
  }).withTypeProvider<TypeBoxTypeProvider>();
  // Only JSON is parsed: a text body would reach the schemas as one long string.
  app.removeContentTypeParser('text/plain');
  const { publicUrl, distDir } = config;
  const frameOriginFor = (shopOrigin: string) => cartaoOriginFor(config, shopOrigin);
  const options = { publicUrl, connectOrigins: connectedOrigins(config), frameOriginFor };
  const headersFor = registerSecurity(app, options, readInlineHashes(distDir));
  registerErrors(app);
  registerLanguage(app);
  registerSilentConnections(app);
  registerRequestIds(app);
  registerBodyDeadline(app, config.deadlines, BODY_LIMIT);
  registerOrigin(app, config);
  registerCors(app);
  const limiter = config.rateLimit ? createLimiter(limitStore ?? createMemoryStore(), log) : null;
  registerLimits(app, limiter);
  registerAccess(app, identity.verifyToken);
  registerAccountLimits(app, limiter);
  registerSubjectLimits(app, limiter);
  registerFreshness(app, freshness);
  await registerCompression(app);
  const ipOf = callerAddress(config.trustProxy);
  const count = limiter && ipOf ? countAtDoor(limiter, ipOf) : null;
  app.decorate('kept', registerKept(app, { headersFor, count, isFresh: freshness.isFresh }));
  return app;
}

/** Origins besides our own that the web calls: those of a user pool and of an assistant on other hosts, and Google Pay's. */
function connectedOrigins({ cognito, chatbot, cartao }: Config): string[] {
  const assistant = chatbotOrigin(chatbot);
  return [
    ...(cognito ? [new URL(cognito.endpoint).origin, `https://${cognito.hostedUiDomain}`] : []),
    ...(assistant === null ? [] : [assistant]),
    ...googlePayOrigins({ cartao }),
  ];
}

type AppParts = Pick<Services, 'config'> & {
  identity: Pick<Services['identity'], 'verifyToken'>;
  log: FastifyBaseLogger;
  /** Counts in this process by default. */
  limitStore?: LimitStore;
  freshness?: Freshness;
};
