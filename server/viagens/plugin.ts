import { subject } from '../platform/http/subject';
import type { NameStaff } from '../platform/http/access/staffNames';
import type { Platform } from '../platform/platform';
import type { LiveCatalogue } from './liveCatalogue';
import { rollForward } from './partidas';
import type { MoveOcupantes } from './operacao/moveOcupantes';
import { purgePartidas } from './oldPartidas';
import { registerAvaliacoesDaLinha } from './routes/avaliacoesDaLinha';
import { registerInformacaoViagem } from './routes/informacaoViagem';
import { registerLinhas } from './routes/linhas';
import { registerOperacaoDia } from './routes/operacaoDia';
import { registerStatusViagem } from './routes/statusViagem';
import { registerTarifas } from './routes/tarifas';
import { registerViagens } from './routes/viagens';
import type { TellUndone } from './status/undoStatus';
import { createViagens, type DaOperadora, type Gratuidades, type Viagens } from './busca/viagens';

const MINUTE_MS = 60_000;
/** How long another process may sell from the catalogue of before an import. */
const CATALOGUE_MS = 15_000;

interface Options extends Platform {
  catalogue: LiveCatalogue;
  tellUndone: TellUndone;
  /** Seats, orders and tickets that follow a change of coaches; handed in by the room where they meet. */
  ocupantes: MoveOcupantes;
  nameStaff: NameStaff;
  /** The free places of benefits, which the room of prices owns. */
  gratuidades: Gratuidades;
  /** True where lines and timetable come from the operator's system. */
  daOperadora: boolean;
  /** Without its word all departures are the company's own. */
  operadora: DaOperadora;
}

declare module 'fastify' {
  interface FastifyInstance {
    viagens: Viagens;
  }
}

/** Departures: their search, their status, and the jobs that create and delete them. */
export const viagens = subject<Options>(
  'viagens',
  ['lugares'],
  (app, { catalogue, tellUndone, ocupantes, operadora, nameStaff, gratuidades, daOperadora, ...platform }) => {
    const { database, scheduler, freshness, idempotent } = platform;
    app.decorate('viagens', createViagens(database, catalogue, gratuidades, operadora));
    const services = { database, catalogue, viagens: app.viagens, tellUndone };
    registerViagens(app, services);
    registerInformacaoViagem(app, services);
    registerStatusViagem(app, services);
    registerOperacaoDia(app, { ...services, ocupantes });
    registerAvaliacoesDaLinha(app, services);
    registerTarifas(app, { ...services, idempotent });
    registerLinhas(app, { ...services, idempotent, nameStaff, daOperadora });
    scheduler.add({ nome: 'partidas', everyMs: 30 * MINUTE_MS, run: () => rollForward(database) });
    // Every process looks for itself: a job runs in one of them.
    freshness.add('catalogo', CATALOGUE_MS, catalogue.refresh);
    scheduler.add({ nome: 'partidas-antigas', everyMs: 6 * 60 * MINUTE_MS, run: () => purgePartidas(database) });
  },
);
