import type { ResignBilhetes } from '../../bilhetes/resignBilhetes';
import { rememberSold } from '../../bilhetes/emissao/vendaMudadaRepository';
import { hasTransferAt, listItensAt, moveItens, type MovedItem } from '../../pedidos/mudancaItemRepository';
import { listItens, lockPedido } from '../../pedidos/pedidoRepository';
import type { Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import { enqueueEmail } from '../../platform/outbox/outbox';
import { moveVagas } from '../../precos/vagaDaPoltronaRepository';
import { movePoltronas } from '../../reservas/poltronas/mudancaPoltronaRepository';
import { insertMudancas } from '../../viagens/operacao/mudancaRepository';
import type { MoveOcupantes, Movida } from '../../viagens/operacao/moveOcupantes';
import { mudancaEmail } from './mudancaEmail';

interface Services {
  resignBilhetes: ResignBilhetes;
  publicUrl: string;
}

/** A move with the seat of the order that it belongs to. */
type MovedWithItem = Movida & { item: MovedItem | null };

/** States of an order whose buyer counts on the seat: it is paid. */
const PAGOS: readonly string[] = ['pago', 'emitindo', 'emitido_parcial', 'emitido'];

/**
 * Makes the function that moves the people of a departure: held and sold seats with what their prices took, the seats of
 * orders, and the tickets, whose boarding codes are signed anew. The caller has locked all of them.
 */
export const createMoveOcupantes =
  ({ resignBilhetes, publicUrl }: Services): MoveOcupantes['move'] =>
  async (tx, { partidaId, registroId, movidas }) => {
    if (movidas.length === 0) return;
    const itens = await listItensAt(tx, movidas);
    if (await hasTransferAt(tx, itens)) {
      const mensagem = 'Uma passagem desta partida está sendo transferida agora. Tente de novo em instantes.';
      throw conflict('TRANSFERENCIA_EM_ANDAMENTO', mensagem);
    }
    const moved = movidas.map((one) => ({ ...one, item: itens.find((item) => isItemOf(one, item)) ?? null }));
    const renumbered = moved.filter(({ de, para }) => de !== para);
    if (renumbered.length > 0) {
      await movePoltronas(tx, partidaId, renumbered);
      await moveVagas(tx, renumbered);
      await moveItens(tx, renumbered);
    }
    await insertMudancas(tx, { partidaId, registroId }, moved);
    const ordered = renumbered.flatMap(({ item, de, para }) =>
      item ? [{ pedidoId: item.pedidoId, n: item.n, de, para }] : [],
    );
    if (ordered.length > 0) {
      await rememberSold(tx, ordered);
      await resignBilhetes(tx, ordered);
    }
    await tellCompradores(tx, { registroId, publicUrl }, moved);
  };

const isItemOf = ({ reservaId, trecho, de }: Movida, item: MovedItem): boolean =>
  item.reservaId === reservaId && item.trecho === trecho && item.poltrona === de;

/** An e-mail to the buyer of each paid order, once for a change of coaches; whoever still pays sees it on the screen. */
async function tellCompradores(
  tx: Tx,
  { registroId, publicUrl }: { registroId: string; publicUrl: string },
  moved: readonly MovedWithItem[],
): Promise<void> {
  for (const pedidoId of new Set(moved.flatMap(({ item }) => item?.pedidoId ?? []))) {
    const pedido = await lockPedido(tx, pedidoId);
    if (!pedido || !PAGOS.includes(pedido.situacao) || pedido.comprador_email === '') continue;
    const itens = await listItens(tx, [pedidoId]);
    const mudancas = moved.flatMap(({ item, de, para, pior }) => {
      const own = item?.pedidoId === pedidoId ? itens.find(({ n }) => n === item.n) : undefined;
      return own ? [{ item: own, de, para, pior }] : [];
    });
    await enqueueEmail(tx, `mudanca-poltrona/${registroId}/${pedidoId}`, mudancaEmail(pedido, mudancas, publicUrl));
  }
}
