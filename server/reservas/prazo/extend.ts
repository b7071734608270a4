import { PRORROGACAO_MINUTOS } from '../../../src/domain/base/constantes';
import type { Tx } from '../../platform/database/database';
import { lockLivePoltronas } from '../poltronas/ocupacaoRepository';
import { countPernas, extendPoltronasBy, extendReservaBy, recordProrrogacao } from './prazoReservaRepository';
import { lockLiveReserva } from '../reservaRepository';

/** Result of an extension: `vencida` also where the reserva was released or sold, `usada` where it was extended before. */
export type Extension = 'prorrogada' | 'vencida' | 'usada' | 'pagamento_iniciado';

/** The pedido over a reserva, which ends with it; handed in by the room of pedidos. */
export interface PrazoDoPedido {
  /** Locks the pedido of a reserva, where there is one. @returns whether its payment has begun. */
  lockHasPaymentStarted: (tx: Tx, reservaId: string) => Promise<boolean>;
  /** Adds minutes to the end of that pedido. */
  extendBy: (tx: Tx, reservaId: string, minutos: number) => Promise<void>;
}

/**
 * Gives a reserva some more minutes, once. A reserva whose end has come is not revived, since its seats may be somebody
 * else's already; one that is being paid lives as long as its payment.
 */
export async function extendReserva(tx: Tx, pedido: PrazoDoPedido, id: string): Promise<Extension> {
  // The pedido is locked before the reserva, as everywhere where both are locked.
  if (await pedido.lockHasPaymentStarted(tx, id)) return 'pagamento_iniciado';
  if (!(await lockLiveReserva(tx, id))) return 'vencida';
  if (!(await lockAllPoltronas(tx, id))) return 'vencida';
  if (!(await recordProrrogacao(tx, 'reserva_prorrogacao', id))) return 'usada';
  // The reserva, its pedido and its seats end together.
  await extendReservaBy(tx, id, PRORROGACAO_MINUTOS);
  await pedido.extendBy(tx, id, PRORROGACAO_MINUTOS);
  await extendPoltronasBy(tx, id, PRORROGACAO_MINUTOS);
  return 'prorrogada';
}

/** Keeps others from taking the seats over; false where another transaction, begun a moment later, has done so. */
async function lockAllPoltronas(tx: Tx, id: string): Promise<boolean> {
  const locked = await lockLivePoltronas(tx, id);
  return locked === (await countPernas(tx, id));
}
