import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { registerCotacao } from './routes/cotacao';
import { seedCupons } from './cupons/seedCupons';
import { seedSeguro } from './seedSeguro';

/** The price of a reserva: fares, benefits, coupons, insurance. */
export const precos = subject<Platform>('precos', ['reservas', 'operadores'], async (app, { database, production }) => {
  registerCotacao(app, { database, inventory: app.inventory });
  if (production) return;
  await seedCupons(database);
  await seedSeguro(database);
});
