import type { Tx } from '../platform/database/database';
import { freePoltronaWithVaga } from '../precos/freePoltrona';
import type { Inventory } from '../reservas/inventory';
import { listItens, type PedidoRow } from '../pedidos/pedidoRepository';
import type { EmissaoRow } from '../bilhetes/emissao/emissaoRepository';

/**
 * A seat that the operator sold to another buyer stays taken here, since the next order would be refused too. So does a
 * seat that may be sold to this very order, until its sale is undone.
 */
const isTakenThere = ({ sem_volta, desfazer_em }: EmissaoRow): boolean => sem_volta || desfazer_em !== null;

/** Frees all seats of an order and what its hold had taken, except the seats that are taken at the operator. */
export async function freePoltronas(
  tx: Tx,
  inventory: Inventory,
  pedido: PedidoRow,
  refused: readonly EmissaoRow[],
): Promise<void> {
  if (refused.some(isTakenThere)) await freeSomePoltronas(tx, pedido, refused);
  else await inventory.releaseReserva(tx, pedido.reserva_id);
}

/** Frees the seats of these rows, except those that are taken at the operator. */
export async function freeSomePoltronas(tx: Tx, pedido: PedidoRow, refused: readonly EmissaoRow[]): Promise<void> {
  const free = new Set(refused.filter((row) => !isTakenThere(row)).map(({ n }) => n));
  const poltronas = (await listItens(tx, [pedido.id])).filter(({ n }) => free.has(n));
  for (const { viagem_id: viagemId, poltrona } of poltronas) {
    await freePoltronaWithVaga(tx, { reservaId: pedido.reserva_id, viagemId, poltrona });
  }
}
