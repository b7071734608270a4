/** Reads `pedido` and `pedido_item` of `pedidos`: a sale at the operator outlives its ticket or its order. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';
import { someRow, type Due } from '../../platform/jobs/someRow';
import { isFree } from '../../platform/jobs/steps';

/** A sale that stands at the operator although its ticket has ended, or its order ended before it had one. */
export interface EndedVenda {
  pedido_id: string;
  n: number;
  num_passagem: string | null;
  serie_bloco: string | null;
  localizador: string | null;
  valor_centavos: number | null;
  poltrona: number;
  /** The ticket's state, or `não emitido`. */
  motivo: string;
}

const soldPoltronas = (db: Reader) =>
  db
    .selectFrom('emissao as e')
    .innerJoin('pedido_item as i', (join) => join.onRef('i.pedido_id', '=', 'e.pedido_id').onRef('i.n', '=', 'e.n'))
    .innerJoin('pedido as p', 'p.id', 'e.pedido_id')
    .leftJoin('bilhete as b', (join) => join.onRef('b.pedido_id', '=', 'e.pedido_id').onRef('b.n', '=', 'e.n'))
    .select(['e.pedido_id', 'e.n', 'e.num_passagem', 'e.serie_bloco', 'e.localizador', 'e.valor_centavos'])
    .select(['i.poltrona', sql<string>`coalesce(b.situacao, 'não emitido')`.as('motivo')])
    .where('e.situacao', '=', 'vendida');

const endedVendas = (db: Reader) =>
  soldPoltronas(db).where((eb) =>
    eb.or([
      eb('b.situacao', 'in', ['cancelado', 'remarcado', 'transferido']),
      eb('b.id', 'is', null).and('p.situacao', 'in', ['estorno_em_processamento', 'estornado']),
    ]),
  );

/**
 * Ended sales that are due to be returned, the longest waiting first; steps that are leased or backing off left out.
 */
export const dueEndedVendas = (db: Reader, limit: number): Promise<EndedVenda[]> =>
  toReturn(db).orderBy('e.tentar_em').limit(limit).execute();

/** SQL: whether {@link dueEndedVendas} finds one. */
export const hasDueEndedVendas = (db: Reader): Due => someRow(toReturn(db));

const toReturn = (db: Reader) =>
  endedVendas(db)
    .where('e.tentar_em', '<=', sql<Date>`now()`)
    .where(isFree('devolver_venda', sql`e.pedido_id::text || ':' || e.n`));

/** Ended sales of the very seats of an order; here these seats are free and may be bought again at once. */
const vendasInTheWay = (db: Reader, pedidoId: string) =>
  endedVendas(db)
    .innerJoin('pedido_item as novo', (join) =>
      join.onRef('novo.viagem_id', '=', 'i.viagem_id').onRef('novo.poltrona', '=', 'i.poltrona'),
    )
    .where('novo.pedido_id', '=', pedidoId)
    .where('e.pedido_id', '!=', pedidoId);

/** Ended sales of other orders for the seats of this one. */
export const listVendasInTheWay = (db: Reader, pedidoId: string): Promise<EndedVenda[]> =>
  vendasInTheWay(db, pedidoId).execute();

/** Whether an ended sale of another order stands for seat `n` of this one. */
export async function hasVendaInTheWay(db: Reader, pedidoId: string, n: number): Promise<boolean> {
  const found = await vendasInTheWay(db, pedidoId).where('novo.n', '=', n).limit(1).executeTakeFirst();
  return found !== undefined;
}

const soldRow = (db: Reader, { pedido_id, n }: EndedVenda) =>
  db.updateTable('emissao').where('pedido_id', '=', pedido_id).where('n', '=', n).where('situacao', '=', 'vendida');

/** Records that the operator took a sale back. */
export const recordReturn = (db: Reader, venda: EndedVenda): Promise<unknown> =>
  soldRow(db, venda).set({ situacao: 'devolvida', mensagem: null }).execute();

/** Records that the operator did not take a sale back, and when to ask again. */
export const recordReturnRefused = (
  db: Reader,
  venda: EndedVenda,
  { mensagem, seconds }: { mensagem: string; seconds: number },
): Promise<unknown> =>
  soldRow(db, venda)
    .set({
      tentar_em: sql<Date>`now() + make_interval(secs => ${seconds})`,
      mensagem: mensagem.slice(0, 300),
    })
    .execute();
