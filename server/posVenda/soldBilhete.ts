import { msg } from '../../src/words/t';
import type { FatosBilhete } from '../../src/domain/posVenda/posVenda';
import type { SituacaoBilhete } from '../../src/domain/wire/compra/pedidos';
import type { Reader, Tx } from '../platform/database/database';
import { notFound } from '../platform/http/problem';
import { findPedido, lockPedido, type ItemRow, type PedidoRow } from '../pedidos/pedidoRepository';
import { PAID_SUCCESSOR, UNPAID_SUCCESSOR } from '../pedidos/sucessores/situacoesSucessor';
import { findSuccessor, lockBilhete, type Successor } from '../pedidos/sucessores/sucessorRepository';
import { isUuid } from '../platform/http/validation/uuid';
import { findPolitica, type PoliticaRow } from '../pedidos/politicas/policies';
import { paidFor } from '../pedidos/poltronaMoney';
import { listPedidoItens } from '../pedidos/pedidoItemRepository';
import { findBilhete, type BilheteRow } from '../bilhetes/bilheteRepository';
import { holdPartida, readFacts } from './fatosDoBilheteRepository';

/** A ticket that was sold, with all that its cancellation, exchange and transfer depend on. */
export interface SoldBilhete {
  id: string;
  situacao: SituacaoBilhete;
  pedido: PedidoRow;
  item: ItemRow;
  /** Its share of the insurance bought with the order. */
  seguroViagemCentavos: number;
  politica: PoliticaRow;
  fatos: FatosBilhete;
  /** An order that replaces it and is paid, but not issued yet. */
  hasPaidExchange: boolean;
  /** An order that would replace it and is not paid. */
  openExchange: Successor | null;
}

const missing = () => notFound('BILHETE_NAO_ENCONTRADO', msg('Bilhete não encontrado.'));

/** An owner's ticket. Another's ticket is answered like a missing one. */
export async function findSoldBilhete(reader: Reader, dono: string, id: string): Promise<SoldBilhete> {
  const row = isUuid(id) ? await findBilhete(reader, id) : undefined;
  const pedido = row && (await findPedido(reader, row.pedido_id));
  if (!row || pedido?.dono !== dono) throw missing();
  return load(reader, row, pedido);
}

/**
 * An owner's ticket, locked until the transaction ends: first its order, then the ticket, then for share its departure.
 */
export async function lockSoldBilhete(tx: Tx, dono: string, id: string): Promise<SoldBilhete> {
  const row = isUuid(id) ? await findBilhete(tx, id) : undefined;
  const pedido = row && (await lockPedido(tx, row.pedido_id));
  if (!row || pedido?.dono !== dono) throw missing();
  const held = { ...row, ...(await lockBilhete(tx, id)) };
  await holdPartida(tx, row);
  return load(tx, held, pedido);
}

async function load(
  reader: Reader,
  { id, n, situacao }: Omit<BilheteRow, 'pedido_id'>,
  pedido: PedidoRow,
): Promise<SoldBilhete> {
  const itens = await listPedidoItens(reader, pedido.id);
  const item = itens.find((one) => one.n === n);
  if (!item) throw new Error(`ticket ${id} has no seat`);
  const paid = paidFor(item, pedido, itens.length);
  const successor = await findSuccessor(reader, id);
  const { agora, compradoEm, ...viagem } = await readFacts(reader, id, item.viagem_id);
  return {
    id,
    situacao,
    pedido,
    item,
    seguroViagemCentavos: paid.seguroViagemCentavos,
    politica: await findPolitica(reader, pedido.politica_id, [item.viagem]),
    hasPaidExchange: successor !== undefined && PAID_SUCCESSOR.includes(successor.situacao),
    openExchange: successor && UNPAID_SUCCESSOR.includes(successor.situacao) ? successor : null,
    fatos: {
      situacao,
      tarifaCentavos: Math.max(0, item.tarifa - item.desconto),
      pagoCentavos: paid.totalCentavos,
      compradoEm,
      partidaEm: new Date(item.viagem.partida.instante),
      ...viagem,
      semReembolso: pedido.sem_reembolso,
      agora,
    },
  };
}
