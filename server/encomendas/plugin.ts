import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import type { Catalogue } from '../viagens/catalogue';
import { registerEncomendas } from './routes/encomendas';
import { registerEncomendasAgencia } from './routes/encomendasAgencia';
import { seedEncomendas } from './seed/seedEncomendas';
import { seedTarifa } from './seed/seedTarifa';

interface Options extends Platform {
  catalogue: Catalogue;
}

/** Parcels: quoted, announced, posted, carried, fetched and followed. */
export const encomendas = subject<Options>('encomendas', ['viagens', 'caixas'], async (app, options) => {
  registerEncomendas(app, options);
  registerEncomendasAgencia(app, options);
  if (options.production) return;
  await seedTarifa(options.database);
  await seedEncomendas(options.database, options.catalogue);
});
