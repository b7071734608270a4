import type { App } from './http/appTypes';
import { forgetParcels } from './parcels/retention';
import { seedParcels } from './parcels/seedParcels';
import { registerEncomendas } from './routes/encomendas';
import { registerEncomendasAgencia } from './routes/encomendasAgencia';
import type { Services } from './services';

const HOUR_MS = 3_600_000;

/** Parcels: quoted, announced, posted, carried, fetched, followed, and forgotten in time. */
export async function registerParcels(app: App, services: Services): Promise<void> {
  const { config, database, catalogue, scheduler } = services;
  registerEncomendas(app, services);
  registerEncomendasAgencia(app, services);
  scheduler.add({ nome: 'encomendas-retencao', everyMs: HOUR_MS, run: () => forgetParcels(database) });
  if (!config.production) await seedParcels(database, catalogue);
}
