import formbody from '@fastify/formbody';
import type { App } from '../platform/http/appTypes';
import type { Fetch } from '../platform/http/outgoing/fetch';
import type { Platform } from '../platform/platform';
import { cartaoOriginFor, shopOriginFor, type CartaoPlace } from '../pagamento/cartao/config/cartaoOrigin';
import { createAvisosDeBoleto, hasDueAvisosDeBoleto } from './boleto/avisosDeBoleto';
import { createBancoDeBoletos } from './boleto/bancoDeBoletos';
import { registerBoletoSandbox } from './boleto/boletoRoutes';
import { createExternalBooks } from './cartao/externa/externalBooks';
import { registerCarteiraSandbox } from './cartao/carteira/walletRoutes';
import { registerCartaoSandbox } from './cartao/registerCartao';
import { registerSandboxPage } from './page/registerSandboxPage';
import { createBank } from './pix/bank';
import { registerIniciadorSandbox } from './iniciador/iniciadorRoutes';
import { createIniciador } from './iniciador/iniciadorServices';
import { registerPixSandbox } from './pix/pixRoutes';
import { createWebhooks, hasDueNotices } from './pix/webhooks';
import { registerPosicoesSandbox } from './posicoes/posicoesRoutes';
import { createBalcao } from './praxio/balcao';
import { createMoods } from './praxio/mood';
import { createOperador } from './praxio/operadora';
import { registerPraxioSandbox } from './praxio/praxioRoutes';
import { registerTelefoneSandbox } from './telefoneRoutes';

const NOTICE_MS = 3000;

interface Services extends Pick<Platform, 'database' | 'scheduler' | 'log' | 'production'> {
  fetch: Fetch;
  place: CartaoPlace;
}

/** The outside world of a demonstration, below `/_sandbox`: a bank that speaks Pix, the operator's
 * system, and a page to look at it. */
export async function registerSandbox(app: App, services: Services): Promise<void> {
  const { database, scheduler, log, production, fetch, place } = services;
  if (production) throw new Error('The sandbox must not run in production');
  const bank = createBank(database);
  const moods = createMoods(database);
  const operadora = createOperador(database);
  const balcao = createBalcao(database);
  const webhooks = createWebhooks(database, bank, fetch);
  const notify = (): void => void webhooks.deliverDue().catch((err: unknown) => log.error({ err }, 'pix notice'));
  const banco = createBancoDeBoletos(database);
  const avisos = createAvisosDeBoleto(database, fetch);
  const notifyBoletos = (): void =>
    void avisos.deliverDue().catch((err: unknown) => log.error({ err }, 'boleto notice'));
  const iniciador = createIniciador({ database, bank, fetch, log, publicUrl: place.publicUrl, notify });
  for (const job of [
    { nome: 'sandbox-avisos-boleto', due: hasDueAvisosDeBoleto, run: avisos.deliverDue },
    { nome: 'sandbox-avisos-pix', due: hasDueNotices, run: webhooks.deliverDue },
  ])
    scheduler.add({ ...job, everyMs: NOTICE_MS });
  await app.register(
    async (scope) => {
      await scope.register(formbody);
      // The sandbox is no part of the product's API, so its description leaves it out.
      scope.addHook('onRoute', (route) => {
        route.schema = { ...route.schema, hide: true };
      });
      await scope.register(async (pix) => registerPixSandbox(pix, { bank, webhooks }), { prefix: '/pix' });
      await scope.register(async (boleto) => registerBoletoSandbox(boleto, { banco, avisos }), { prefix: '/boleto' });
      await scope.register(async (scoped) => registerIniciadorSandbox(scoped, iniciador), { prefix: '/iniciador' });
      const pagesFor = (shop: string): string => cartaoOriginFor(place, shop) ?? place.publicUrl;
      const books = createExternalBooks(database, pagesFor);
      const shopFor = (pages: string): string => shopOriginFor(place, pages);
      await scope.register(async (cartao) => registerCartaoSandbox(cartao, { database, pagesFor, shopFor }), {
        prefix: '/cartao',
      });
      await scope.register(async (carteira) => registerCarteiraSandbox(carteira), { prefix: '/carteira' });
      await scope.register(async (praxio) => registerPraxioSandbox(praxio, { database, operadora, moods, balcao }), {
        prefix: '/praxio',
      });
      registerTelefoneSandbox(scope, database);
      registerPosicoesSandbox(scope, database);
      await scope.register(async (page) =>
        registerSandboxPage(page, { database, bank, banco, iniciador, moods, balcao, notify, notifyBoletos, books }),
      );
    },
    { prefix: '/_sandbox' },
  );
}
