import { rollForward } from './viagens/departures';
import { purgeDepartures } from './viagens/oldDepartures';
import type { Database } from './platform/database/database';
import { sweepLimits } from './platform/http/limits/postgresStore';
import type { Inventory } from './reservas/inventory';
import { sweepRascunhos } from './pedidos/rascunhos';
import { runRetention } from './retencao/schedule';
import type { Job } from './platform/jobs/scheduler';
import { forgetOldFailures } from './platform/jobs/steps';

const MINUTE_MS = 60_000;

/** What the catalogue, the inventory and idempotency need done from time to time. */
export const coreJobs = ({ database, inventory }: { database: Database; inventory: Inventory }): Job[] => [
  {
    nome: 'reservas-vencidas',
    everyMs: MINUTE_MS / 2,
    run: () => database.transaction((tx) => inventory.sweep(tx)),
  },
  // People typed names and documents there: it goes soon after the hold.
  { nome: 'rascunhos-de-reservas', everyMs: MINUTE_MS, run: () => sweepRascunhos(database.db) },
  { nome: 'falhas-antigas', everyMs: 10 * MINUTE_MS, run: () => forgetOldFailures(database) },
  { nome: 'limites-vencidos', everyMs: 5 * MINUTE_MS, run: () => sweepLimits(database) },
  { nome: 'partidas', everyMs: 30 * MINUTE_MS, run: () => rollForward(database) },
  { nome: 'partidas-antigas', everyMs: 6 * 60 * MINUTE_MS, run: () => purgeDepartures(database) },
  { nome: 'retencao', everyMs: 10 * MINUTE_MS, run: () => runRetention(database) },
];
