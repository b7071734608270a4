import type { Database, Tx } from '../../platform/database/database';
import { oweEstorno } from '../estornos/estornoRepository';
import type { PaymentMethod } from '../paymentMethod';
import type { MotivoEstorno } from '../tables';
import { rejectAcceptedBoleto } from './boletoRecebidoRepository';
import { findOpenBoleto, listBoletosToAsk } from './boletoRepository';
import type { PursueBoleto } from './pursueBoleto';

/** Payment by boleto: money is known days after the order was made. */
export const createBoletoMethod = ({ db }: Database, pursueBoleto: PursueBoleto): PaymentMethod => ({
  async collect(pedidoId) {
    for (const id of await listBoletosToAsk(db, pedidoId)) await pursueBoleto(id);
  },
  /** The boleto of an order that is paid or over is taken back by the same look. */
  async close(pedidoId) {
    const open = await findOpenBoleto(db, pedidoId);
    if (open) await pursueBoleto(open.id);
  },
  returnAccepted,
});

async function returnAccepted(tx: Tx, pedidoId: string, motivo: MotivoEstorno): Promise<void> {
  for (const { id, valor_centavos } of await rejectAcceptedBoleto(tx, pedidoId, motivo)) {
    await oweEstorno(tx, { pedidoId, meio: 'boleto', origem: id, valorCentavos: valor_centavos, motivo });
  }
}
