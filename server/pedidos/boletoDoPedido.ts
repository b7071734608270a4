import { RESERVA_MINUTOS } from '../../src/domain/base/constantes';
import type { Dia } from '../../src/domain/base/data';
import type { Tx } from '../platform/database/database';
import { extendExtras } from '../precos/secureExtras';
import { lockLivePoltronas } from '../reservas/poltronas/ocupacaoRepository';
import {
  countPernas,
  endPoltronasAt,
  endReservaAt,
  noLaterThanIn,
  noSooner,
  type FimDaReserva,
} from '../reservas/prazo/prazoReservaRepository';
import { lockLiveReserva } from '../reservas/reservaRepository';
import type { PedidoRow } from './pedidoRepository';
import { endPedidoAt, setBoletoVence } from './prazoPedidoRepository';

type Held = Pick<PedidoRow, 'id' | 'reserva_id'>;

/**
 * Holds the seats of a pedido for its boleto, until an instant. A reserva whose end has come is not revived, since its seats may be
 * somebody else's already. The caller holds the lock of the pedido.
 * @returns false where it is over, and nothing was changed.
 */
export async function holdForBoleto(tx: Tx, pedido: Held, vencimento: Dia, ate: Date): Promise<boolean> {
  const { id, reserva_id: reservaId } = pedido;
  if (!(await lockLiveReserva(tx, reservaId))) return false;
  if ((await lockLivePoltronas(tx, reservaId)) !== (await countPernas(tx, reservaId))) return false;
  await moveEnd(tx, pedido, noSooner(ate));
  await setBoletoVence(tx, id, vencimento);
  return true;
}

/** The boleto of a pedido is over: seats that are still held without money wait no longer than those of a new reserva. */
export async function letGoOfBoleto(tx: Tx, pedido: Held): Promise<void> {
  await setBoletoVence(tx, pedido.id, null);
  await moveEnd(tx, pedido, noLaterThanIn(RESERVA_MINUTOS));
}

/** The reserva, its pedido, its seats and what it was priced with end together. */
async function moveEnd(tx: Tx, { id, reserva_id: reservaId }: Held, end: FimDaReserva): Promise<void> {
  await endReservaAt(tx, reservaId, end);
  await endPedidoAt(tx, id, end);
  await endPoltronasAt(tx, reservaId, end);
  await extendExtras(tx, reservaId);
}
