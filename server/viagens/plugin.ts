import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import type { LiveCatalogue } from './liveCatalogue';
import { rollForward } from './partidas';
import { purgePartidas } from './oldPartidas';
import { registerInformacaoViagem } from './routes/informacaoViagem';
import { registerStatusViagem } from './routes/statusViagem';
import { registerViagens } from './routes/viagens';
import type { TellUndone } from './status/undoStatus';
import { createViagens, type Viagens } from './viagens';

const MINUTE_MS = 60_000;
/** How long another process may sell from the catalogue of before an import. */
const CATALOGUE_MS = 15_000;

interface Options extends Platform {
  catalogue: LiveCatalogue;
  tellUndone: TellUndone;
}

declare module 'fastify' {
  interface FastifyInstance {
    viagens: Viagens;
  }
}

/** Departures: their search, their status, and the jobs that create and delete them. */
export const viagens = subject<Options>('viagens', ['lugares'], (app, { catalogue, tellUndone, ...platform }) => {
  const { database, scheduler } = platform;
  app.decorate('viagens', createViagens(database.db, catalogue));
  const services = { database, catalogue, viagens: app.viagens, tellUndone };
  registerViagens(app, services);
  registerInformacaoViagem(app, services);
  registerStatusViagem(app, services);
  scheduler.add({ nome: 'partidas', everyMs: 30 * MINUTE_MS, run: () => rollForward(database) });
  // Every process looks for itself: a job runs in one of them.
  const look = setInterval(() => {
    catalogue.refresh().catch((error: unknown) => app.log.error(error, 'catalogue not refreshed'));
  }, CATALOGUE_MS).unref();
  app.addHook('onClose', (_, done) => {
    clearInterval(look);
    done();
  });
  scheduler.add({ nome: 'partidas-antigas', everyMs: 6 * 60 * MINUTE_MS, run: () => purgePartidas(database) });
});
