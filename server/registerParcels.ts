import type { App } from './platform/http/appTypes';
import { seedParcels } from './encomendas/seedParcels';
import { registerEncomendas } from './encomendas/routes/encomendas';
import { registerEncomendasAgencia } from './encomendas/routes/encomendasAgencia';
import type { Services } from './services';

/** Parcels: quoted, announced, posted, carried, fetched and followed. */
export async function registerParcels(app: App, services: Services): Promise<void> {
  const { config, database, catalogue } = services;
  registerEncomendas(app, services);
  registerEncomendasAgencia(app, services);
  if (!config.production) await seedParcels(database, catalogue);
}
