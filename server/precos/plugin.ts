import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { registerCotacao } from './routes/cotacao';
import { registerCupons } from './routes/cupons';
import { seedCupons } from './cupons/seedCupons';
import { seedSeguro } from './seedSeguro';

/** The price of a reserva: fares, benefits, coupons, insurance. */
export const precos = subject<Platform>('precos', ['reservas', 'operadores'], async (app, options) => {
  const { database, production } = options;
  registerCotacao(app, { database, inventory: app.inventory });
  registerCupons(app, options);
  if (production) return;
  await seedCupons(database);
  await seedSeguro(database);
});
