/** Reads `pedido` and `bilhete` of other rooms: an exchanged bilhete is given back from the pedido that paid for the one before it. */
import { sql, type InsertObject } from 'kysely';
import { v7 } from 'uuid';
import type { TipoAdicional } from '../../../src/domain/compra/adicionais/tipoAdicional';
import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { inSeconds } from '../../platform/database/inSeconds';
import type { MeioDePagamento, MotivoEstorno, SituacaoEstorno } from '../tables';

/** An estorno to be owed. */
interface OwedEstorno {
  pedidoId: string;
  meio: MeioDePagamento;
  /** The `e2eid` of a Pix, the id of a `cobranca_cartao`, of a `recebimento_balcao` or of a use of credit. */
  origem: string;
  /** The ticket that is given back; without one the whole payment is. */
  bilheteId?: string;
  /** The extra of the ticket that is given back by itself. */
  adicional?: TipoAdicional;
  /** The seat of the order that could not be issued, where only its money goes back. */
  itemN?: number;
  /** Integer centavos. */
  valorCentavos: number;
  motivo: MotivoEstorno;
}

/** An estorno to be paid. */
export interface DueEstorno {
  id: string;
  meio: MeioDePagamento;
  origem: string;
  valor_centavos: number;
  motivo: MotivoEstorno;
}

/** An estorno in cash: its id, that of the `recebimento_balcao` that it goes back from, integer centavos. */
export interface DinheiroEstorno {
  id: string;
  origem: string;
  valorCentavos: number;
}

const paid = { situacao: 'feito', tentar_em: null, concluido_em: sql<Date>`now()` } as const;

/** Owes money back from now on, in the transaction that makes it so; said again, it is owed once. */
export const oweEstorno = (tx: Tx, owed: OwedEstorno): Promise<unknown> =>
  insertOwed(tx, { ...toColumns(owed), concluido_em: null });

/** Records a refund in credit, which needs no provider and so is done at once. @returns its id; null where it is recorded. */
export const recordEstornoEmCredito = (tx: Tx, owed: Omit<OwedEstorno, 'meio'>): Promise<string | null> =>
  insertOwed(tx, { ...toColumns({ ...owed, meio: 'credito' }), ...paid });

const toColumns = ({ pedidoId, meio, origem, bilheteId, adicional, itemN, valorCentavos, motivo }: OwedEstorno) => ({
  id: v7(),
  pedido_id: pedidoId,
  meio,
  origem,
  bilhete_id: bilheteId ?? null,
  item_n: itemN ?? null,
  adicional: adicional ?? null,
  valor_centavos: valorCentavos,
  motivo,
});

async function insertOwed(tx: Tx, columns: InsertObject<Tables, 'estorno'>): Promise<string | null> {
  const inserted = await tx
    .insertInto('estorno')
    .values(columns)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/**
 * The state of the pedido, and its estornos that are owed and whose next attempt is due, by the database's clock; undefined
 * where there is no such pedido.
 */
export async function findDueEstornos(
  reader: Reader,
  pedidoId: string,
): Promise<{ situacao: SituacaoPedido; due: DueEstorno[] } | undefined> {
  const rows = await reader
    .selectFrom('pedido')
    .leftJoin('estorno', (join) =>
      join
        .onRef('estorno.pedido_id', '=', 'pedido.id')
        .on('estorno.situacao', '<>', 'feito')
        .on('estorno.tentar_em', '<=', sql<Date>`now()`),
    )
    .select('pedido.situacao')
    .select(['estorno.id', 'estorno.meio', 'estorno.origem', 'estorno.valor_centavos', 'estorno.motivo'])
    .where('pedido.id', '=', pedidoId)
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const due = rows.flatMap(({ id, meio, origem, valor_centavos, motivo }) =>
    id && meio && origem && valor_centavos !== null && motivo ? [{ id, meio, origem, valor_centavos, motivo }] : [],
  );
  return { situacao: first.situacao, due };
}

/** True while money of the pedido is owed. */
export async function hasOpenEstorno(reader: Reader, pedidoId: string): Promise<boolean> {
  const open = await reader
    .selectFrom('estorno')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .where('situacao', '<>', 'feito')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Leases an estorno whose attempt is due, so that one run at a time asks its provider.
 * @returns false where another run has it or has paid it.
 */
export async function claimEstorno(reader: Reader, id: string, seconds: number): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('estorno')
    .set({ tentar_em: inSeconds(seconds) })
    .where('id', '=', id)
    .where('situacao', '<>', 'feito')
    .where('tentar_em', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives the lease of an estorno up: its next attempt is due at once. */
export async function releaseEstorno(reader: Reader, id: string): Promise<void> {
  await reader
    .updateTable('estorno')
    .set({ tentar_em: sql<Date>`now()` })
    .where('id', '=', id)
    .where('situacao', '<>', 'feito')
    .execute();
}

/**
 * Writes down what came of an attempt to pay; nothing happens to an estorno that is `feito`.
 * @param retryInSeconds null where there is nothing to ask any more.
 */
export async function recordEstornoAttempt(
  tx: Tx,
  { id, situacao, retryInSeconds }: { id: string; situacao: SituacaoEstorno; retryInSeconds: number | null },
): Promise<void> {
  await tx
    .updateTable('estorno')
    .set(({ eb }) => ({
      situacao,
      tentativas: eb('tentativas', '+', 1),
      tentar_em: retryInSeconds === null ? null : inSeconds(retryInSeconds),
      concluido_em: situacao === 'feito' ? sql<Date>`now()` : null,
    }))
    .where('id', '=', id)
    .where('situacao', '<>', 'feito')
    .execute();
}

/** Everything that is owed on this payment is back. */
export async function settleEstornosOf(tx: Tx, origem: string): Promise<void> {
  await tx.updateTable('estorno').set(paid).where('origem', '=', origem).execute();
}

/** This estorno is paid. */
export async function settleEstorno(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('estorno').set(paid).where('id', '=', id).execute();
}

/**
 * The cash that the pedido owes. The rows are locked in the order of their ids, so that the sweeper and a second operator
 * wait and then find them paid.
 */
export const lockOwedDinheiro = (tx: Tx, pedidoId: string): Promise<DinheiroEstorno[]> =>
  tx
    .selectFrom('estorno')
    .select(['id', 'origem', 'valor_centavos as valorCentavos'])
    .where('pedido_id', '=', pedidoId)
    .where('meio', '=', 'dinheiro')
    .where('situacao', '<>', 'feito')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Holds one estorno until the transaction ends; throws where it does not exist. */
export const lockEstorno = (
  tx: Tx,
  id: string,
): Promise<DinheiroEstorno & { motivo: MotivoEstorno; situacao: SituacaoEstorno }> =>
  tx
    .selectFrom('estorno')
    .select(['id', 'origem', 'motivo', 'situacao', 'valor_centavos as valorCentavos'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** The estornos of these payments, paid or not, in integer centavos. */
export const listEstornosOf = (
  reader: Reader,
  origens: string[],
): Promise<{ origem: string; valor_centavos: number }[]> =>
  reader.selectFrom('estorno').select(['origem', 'valor_centavos']).where('origem', 'in', origens).execute();

/** The pedido of the bilhete that this pedido replaces; null where it replaces none. */
export async function findReplacedPedido(reader: Reader, pedidoId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('pedido')
    .innerJoin('bilhete', 'bilhete.id', 'pedido.remarca_bilhete_id')
    .select('bilhete.pedido_id')
    .where('pedido.id', '=', pedidoId)
    .executeTakeFirst();
  return row?.pedido_id ?? null;
}
