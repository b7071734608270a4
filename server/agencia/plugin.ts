import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { registerAgenciaPedidos } from './routes/agenciaPedidos';
import { registerAgenciaPedidosAcoes } from './routes/agenciaPedidosAcoes';
import { registerBalcao } from './routes/balcao';

/** The counter of an agency, and the orders that it looks after. */
export const agencia = subject<Platform>('agencia', ['posVenda'], (app, platform) => {
  const services = { ...platform, ...app.conclusao, pix: app.pagamento.pix };
  registerBalcao(app, services);
  registerAgenciaPedidos(app, services);
  registerAgenciaPedidosAcoes(app, services);
});
