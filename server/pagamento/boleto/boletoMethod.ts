import type { Database, Tx } from '../../platform/database/database';
import { oweEstorno } from '../estornos/estornoRepository';
import type { PaymentMethod } from '../paymentMethod';
import type { MotivoEstorno } from '../tables';
import { rejectAcceptedBoleto } from './boletoRecebidoRepository';
import { findOpenBoleto } from './boletoRepository';
import type { PursueBoleto } from './pursueBoleto';

/**
 * Payment by boleto: money is known days after the order was made. An order says itself whether a boleto of it is open; one that
 * is being registered, or is over, is the job's.
 */
export const createBoletoMethod = ({ db }: Database, pursueBoleto: PursueBoleto): PaymentMethod => {
  const look = async (pedidoId: string, boletoVence: string | null = null): Promise<void> => {
    const open = boletoVence === null ? undefined : await findOpenBoleto(db, pedidoId);
    if (open) await pursueBoleto(open.id);
  };
  // The boleto of an order that is paid or over is taken back by the same look.
  return { collect: look, close: look, returnAccepted };
};

async function returnAccepted(tx: Tx, pedidoId: string, motivo: MotivoEstorno): Promise<void> {
  for (const { id, valor_centavos } of await rejectAcceptedBoleto(tx, pedidoId, motivo)) {
    await oweEstorno(tx, { pedidoId, meio: 'boleto', origem: id, valorCentavos: valor_centavos, motivo });
  }
}
