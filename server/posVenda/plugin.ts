import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import type { Catalogue } from '../viagens/catalogue';
import { createMakeWay } from './trocas/openExchange';
import { registerCancelamento } from './routes/cancelamento';
import { registerRecibo } from './routes/recibo';
import { registerRemarcacao } from './routes/remarcacao';
import { registerTransferencia } from './routes/transferencia';

interface Options extends Platform {
  catalogue: Catalogue;
}

/** After the sale: receipts, cancellation, exchange, transfer. */
export const posVenda = subject<Options>('posVenda', ['conclusao'], (app, options) => {
  const services = { ...options, ...app.conclusao, inventory: app.inventory };
  const exchanges = { ...services, makeWay: createMakeWay(services) };
  registerRecibo(app, services);
  registerCancelamento(app, services);
  registerRemarcacao(app, exchanges);
  registerTransferencia(app, exchanges);
});
