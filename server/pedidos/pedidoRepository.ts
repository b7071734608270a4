/**
 * Reads `bilhete`, `emissao` of `bilhetes`, `estorno` of `pagamento` and `partida_status` of `viagens`: an order is shown
 * with its tickets, its refunds, and whether its trips are over.
 */
import { sql, type Selectable } from 'kysely';
import { isSituacaoFinal, situacoesAntes, situacoesPedido } from '../../src/domain/compra/pedido';
import { provedores } from '../../src/domain/sessao/provedor';
import type { SituacaoBilhete, SituacaoPedido } from '../../src/domain/wire/compra/pedidos';
import type { Reader, Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { isUuid } from '../platform/http/validation/uuid';

export type PedidoRow = Selectable<Tables['pedido']>;
export type ItemRow = Selectable<Tables['pedido_item']>;

/** An order with its seats; each seat knows its ticket once there is one. */
export interface PedidoWithItems {
  pedido: PedidoRow;
  itens: (ItemRow & BilheteDoItem)[];
  estornos: Selectable<Tables['estorno']>[];
}

interface BilheteDoItem {
  bilhete_id: string | null;
  bilhete_situacao: SituacaoBilhete | null;
  /** The order of the ticket that replaced it. */
  novo_pedido_id: string | null;
  /** Selling it at the operator, once its turn has come. */
  emissao_situacao: Selectable<Tables['emissao']>['situacao'] | null;
  emissao_tentativas: number | null;
  emissao_tentar_em: Date | null;
  /** The operator's last message; null while it was not asked, or where it sold. */
  emissao_mensagem: string | null;
  /** The seat that was chosen, where another was given in its place. */
  de_poltrona: number | null;
  /** Operations said that the trip is over. */
  encerrada: boolean;
}

/** A seat of an order that was never paid: it has no ticket, and nobody was asked to sell it. */
export const withoutBilhete = (item: ItemRow): ItemRow & BilheteDoItem => ({
  ...item,
  bilhete_id: null,
  bilhete_situacao: null,
  novo_pedido_id: null,
  emissao_situacao: null,
  emissao_tentativas: null,
  emissao_tentar_em: null,
  emissao_mensagem: null,
  de_poltrona: null,
  encerrada: false,
});

const MAX_LISTED = 100;

/** Locks the order's row until the transaction ends and reads it under the lock. */
export const lockPedido = (tx: Tx, id: string): Promise<PedidoRow | undefined> =>
  tx.selectFrom('pedido').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** An order by its id. */
export const findPedido = (reader: Reader, id: string): Promise<PedidoRow | undefined> =>
  reader.selectFrom('pedido').selectAll().where('id', '=', id).executeTakeFirst();

/** The states of some orders. */
export const listSituacoes = (reader: Reader, ids: string[]): Promise<Pick<PedidoRow, 'id' | 'situacao'>[]> =>
  reader.selectFrom('pedido').select(['id', 'situacao']).where('id', 'in', ids).execute();

/** Moves an order to the state `to`; false where the state machine has no such transition from its current state. */
export async function advance(tx: Tx, id: string, to: SituacaoPedido): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pedido')
    .set(({ eb }) => ({ situacao: to, versao: eb('versao', '+', 1), atualizado_em: sql`now()` }))
    .where('id', '=', id)
    .where('situacao', 'in', situacoesAntes(to))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The seats of some orders by their number within the order, each with its ticket and its sale at the operator. */
export const listItens = (reader: Reader, pedidoIds: string[]): Promise<PedidoWithItems['itens']> =>
  reader
    .selectFrom('pedido_item as item')
    .leftJoin('bilhete', (join) =>
      join.onRef('bilhete.pedido_id', '=', 'item.pedido_id').onRef('bilhete.n', '=', 'item.n'),
    )
    .leftJoin('bilhete as novo', 'novo.substitui_id', 'bilhete.id')
    .selectAll('item')
    .select(['bilhete.id as bilhete_id', 'bilhete.situacao as bilhete_situacao', 'novo.pedido_id as novo_pedido_id'])
    .leftJoin('emissao', (join) =>
      join.onRef('emissao.pedido_id', '=', 'item.pedido_id').onRef('emissao.n', '=', 'item.n'),
    )
    .leftJoin('realocacao', (join) =>
      join.onRef('realocacao.pedido_id', '=', 'item.pedido_id').onRef('realocacao.n', '=', 'item.n'),
    )
    .select(['emissao.situacao as emissao_situacao', 'emissao.tentativas as emissao_tentativas'])
    .select(['emissao.tentar_em as emissao_tentar_em', 'emissao.mensagem as emissao_mensagem'])
    .leftJoin('partida_status as status', 'status.partida_id', 'item.viagem_id')
    .select('realocacao.de_poltrona')
    .select(sql<boolean>`coalesce(status.situacao = 'encerrada', false)`.as('encerrada'))
    .where('item.pedido_id', 'in', pedidoIds)
    .orderBy('item.n')
    .execute();

/** An owner's order; null where there is none or it is another's. */
export async function findOwn(reader: Reader, dono: string, id: string): Promise<PedidoWithItems | null> {
  if (!isUuid(id)) return null;
  const pedido = await reader
    .selectFrom('pedido')
    .selectAll()
    .where('id', '=', id)
    .where('dono', '=', dono)
    .executeTakeFirst();
  if (!pedido) return null;
  return { pedido, itens: await listItens(reader, [id]), estornos: await listEstornos(reader, [id]) };
}

/** The state of an owner's order; null where there is none or it is another's. */
export async function findOwnSituacao(reader: Reader, dono: string, id: string): Promise<SituacaoPedido | null> {
  if (!isUuid(id)) return null;
  const row = await reader
    .selectFrom('pedido')
    .select('situacao')
    .where('id', '=', id)
    .where('dono', '=', dono)
    .executeTakeFirst();
  return row?.situacao ?? null;
}

/** A person's own orders. Orders that they sold at a counter belong to their customers and are left out. */
const ownPedidos = (reader: Reader, dono: string) =>
  reader
    .selectFrom('pedido')
    .selectAll()
    .where('dono', '=', dono)
    .where('canal', '<>', provedores.agencia)
    .orderBy('criado_em', 'desc')
    .orderBy('id', 'desc');

/** A person's latest orders, newest first. */
export const listOwn = async (reader: Reader, dono: string): Promise<PedidoWithItems[]> =>
  withItens(reader, await ownPedidos(reader, dono).limit(MAX_LISTED).execute());

/** All orders of a person, newest first, for a copy of their data. */
export const listEveryOwn = async (reader: Reader, dono: string): Promise<PedidoWithItems[]> =>
  withItens(reader, await ownPedidos(reader, dono).execute());

async function withItens(reader: Reader, pedidos: PedidoRow[]): Promise<PedidoWithItems[]> {
  if (pedidos.length === 0) return [];
  const ids = pedidos.map(({ id }) => id);
  const itens = await listItens(reader, ids);
  const estornos = await listEstornos(reader, ids);
  return pedidos.map((pedido) => ({
    pedido,
    itens: itens.filter((item) => item.pedido_id === pedido.id),
    estornos: estornos.filter((estorno) => estorno.pedido_id === pedido.id),
  }));
}

const listEstornos = (reader: Reader, pedidoIds: string[]): Promise<PedidoWithItems['estornos']> =>
  reader
    .selectFrom('estorno')
    .selectAll()
    .where('pedido_id', 'in', pedidoIds)
    .orderBy('criado_em')
    .orderBy('id')
    .execute();

/** Whether a purchase of this person is under way: money may come, or has to go back. */
export async function hasOpenPedido(reader: Reader, dono: string): Promise<boolean> {
  const open = await reader
    .selectFrom('pedido')
    .select('id')
    .where('dono', '=', dono)
    .where((eb) =>
      eb.or([
        eb(
          'situacao',
          'in',
          situacoesPedido.filter((situacao) => !isSituacaoFinal(situacao)),
        ),
        // An order issued in part still has seats to issue or money to return.
        eb.exists(
          eb
            .selectFrom('emissao')
            .select('n')
            .whereRef('emissao.pedido_id', '=', 'pedido.id')
            .where('emissao.situacao', 'in', ['pendente', 'vendendo']),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Gives an order another address of its buyer; false where the present one is not `de` any more. */
export async function setCompradorEmail(
  tx: Tx,
  id: string,
  { de, para }: { de: string; para: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pedido')
    .set({ comprador_email: para })
    .where('id', '=', id)
    .where('comprador_email', '=', de)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
