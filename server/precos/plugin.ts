import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { hasAtrasadasDue } from '../viagens/status/partidaAtrasadaRepository';
import { giveCupons } from './cupons/atraso/giveCupons';
import { registerCotacao } from './routes/cotacao';
import { registerCupons } from './routes/cupons';
import { registerCuponsDaConta } from './routes/cuponsDaConta';
import { seedCupons } from './cupons/seedCupons';
import { seedSeguro } from './seedSeguro';

const ATRASOS_MS = 60_000;

/** The price of a reserva: fares, benefits, coupons, insurance. */
export const precos = subject<Platform>('precos', ['reservas', 'operadores'], async (app, options) => {
  const { database, production, scheduler } = options;
  registerCotacao(app, { database, inventory: app.inventory });
  registerCupons(app, options);
  registerCuponsDaConta(app, options);
  scheduler.add({
    nome: 'cupons-de-atraso',
    everyMs: ATRASOS_MS,
    due: hasAtrasadasDue(),
    run: () => giveCupons(options),
  });
  if (production) return;
  await seedCupons(database);
  await seedSeguro(database);
});
