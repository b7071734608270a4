import type { LiveCompanhia } from '../companhia/liveCompanhia';
import type { Tx } from '../platform/database/database';
import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { createCarteiras, type CarteirasLigadas } from './carteira/carteiras';
import { loadEmbarqueCodes } from './embarque/embarqueKey';
import type { PedidoRow } from '../pedidos/pedidoRepository';
import { createIssueBilhetes, type IssueBilhetes } from './issueBilhetes';
import { createResignBilhetes, type ResignBilhetes } from './resignBilhetes';
import { registerAcompanhamento } from './routes/acompanhamento';
import { registerAvaliacao } from './routes/avaliacao';
import { registerBilhetes } from './routes/bilhetes';
import { registerEmailDoPedido } from './routes/emailDoPedido';
import { registerEmbarque } from './routes/embarque';
import { registerProcura } from './routes/procura';
import { registerTomadorDoPedido } from './routes/tomadorDoPedido';

const KEYS_MS = 60_000;

interface Options extends Platform {
  carteiras: CarteirasLigadas;
  companhia: LiveCompanhia;
  /** Called with an order that has all of its tickets; handed in by the room of exchanges. */
  onIssued: (tx: Tx, pedido: PedidoRow) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    issueBilhetes: IssueBilhetes;
    resignBilhetes: ResignBilhetes;
  }
}

/** Tickets: issued, shown, and checked at the gate. */
export const bilhetes = subject<Options>(
  'bilhetes',
  ['pedidos', 'publicacao', 'viagens'],
  async (app, { database, freshness, publicUrl, carteiras, companhia, onIssued }) => {
    const codes = await loadEmbarqueCodes(database);
    app.decorate('issueBilhetes', createIssueBilhetes(codes, publicUrl, onIssued));
    app.decorate('resignBilhetes', createResignBilhetes(codes));
    const offers = createCarteiras({ ligadas: carteiras, companhia });
    registerBilhetes(app, { database, carteiras: offers, viagens: app.viagens });
    registerAcompanhamento(app, { database, companhia, publicUrl, viagens: app.viagens });
    registerAvaliacao(app, { database });
    registerEmailDoPedido(app, { database, publicUrl });
    registerTomadorDoPedido(app, { database });
    registerEmbarque(app, { database, codes });
    registerProcura(app, { database, publicUrl, readViagem: app.viagens.information });
    // A key that another process published signs here too from its time on.
    freshness.add('chaves-de-embarque', KEYS_MS, codes.refresh);
  },
);
