import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { isFree, type Steps } from '../../platform/jobs/steps';
import { PraxioUnavailable } from '../../conta/operadoraLogin';
import type { SaleAtOperator, PraxioPort } from './praxioPort';

const BATCH = 20;
/** Where the operator says no or nothing, it is asked again after this long. */
const AGAIN_SECONDS = 600;

interface Sale {
  pedido_id: string;
  n: number;
  num_passagem: string | null;
  serie_bloco: string | null;
  localizador: string | null;
  valor_centavos: number | null;
  poltrona: number;
  motivo: string;
}

const soldSeats = ({ db }: Database) =>
  db
    .selectFrom('emissao as e')
    .innerJoin('pedido_item as i', (join) => join.onRef('i.pedido_id', '=', 'e.pedido_id').onRef('i.n', '=', 'e.n'))
    .innerJoin('pedido as p', 'p.id', 'e.pedido_id')
    .leftJoin('bilhete as b', (join) => join.onRef('b.pedido_id', '=', 'e.pedido_id').onRef('b.n', '=', 'e.n'))
    .select(['e.pedido_id', 'e.n', 'e.num_passagem', 'e.serie_bloco', 'e.localizador', 'e.valor_centavos'])
    .select(['i.poltrona', sql<string>`coalesce(b.situacao, 'não emitido')`.as('motivo')])
    .where('e.situacao', '=', 'vendida');

/** Sales that stand at the operator although their ticket has ended, or their order ended before it had one. */
const endedSales = (database: Database) =>
  soldSeats(database).where((eb) =>
    eb.or([
      eb('b.situacao', 'in', ['cancelado', 'remarcado', 'transferido']),
      eb('b.id', 'is', null).and('p.situacao', 'in', ['estorno_em_processamento', 'estornado']),
    ]),
  );

/**
 * Gives back to the operator what it sold for tickets that have ended since, and for orders that got none; the longest
 * waiting first.
 */
export async function giveSalesBack(database: Database, praxio: PraxioPort, steps: Steps): Promise<void> {
  const ended = await endedSales(database)
    .where('e.tentar_em', '<=', sql<Date>`now()`)
    .where(isFree('devolver_venda', sql`e.pedido_id::text || ':' || e.n`))
    .orderBy('e.tentar_em')
    .limit(BATCH)
    .execute();
  await steps.each('devolver_venda', ended, toSubject, async (sale) => {
    const refusal = await giveOneBack(database, praxio, sale);
    if (refusal !== null) throw new Error(refusal);
  });
}

const toSubject = ({ pedido_id, n }: Sale) => ({ assunto: `${pedido_id}:${n}`, pedidoId: pedido_id });

/** Ended sales of the very seats that an order is about to buy: with us those are free again at once. */
const salesInTheWay = (database: Database, pedidoId: string) =>
  endedSales(database)
    .innerJoin('pedido_item as novo', (join) =>
      join.onRef('novo.viagem_id', '=', 'i.viagem_id').onRef('novo.poltrona', '=', 'i.poltrona'),
    )
    .where('novo.pedido_id', '=', pedidoId)
    .where('e.pedido_id', '!=', pedidoId);

/** Gives back, without waiting for the next turn, what would keep the operator from selling the seats of an order. */
export async function clearTheWay(database: Database, praxio: PraxioPort, pedidoId: string): Promise<void> {
  for (const sale of await salesInTheWay(database, pedidoId).execute()) await giveOneBack(database, praxio, sale);
}

/** True where the operator says "taken" of a seat that is only not given back yet: asking again does help. */
export async function isInTheWay(database: Database, pedidoId: string, n: number): Promise<boolean> {
  const found = await salesInTheWay(database, pedidoId).where('novo.n', '=', n).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** @returns why the operator did not take it back; null where it did. */
async function giveOneBack({ db }: Database, praxio: PraxioPort, sale: Sale): Promise<string | null> {
  const said = await praxio.giveBack(toSale(sale), `Bilhete ${sale.motivo}`).catch((error: unknown) => {
    if (error instanceof PraxioUnavailable) return { tipo: 'recusada' as const, mensagem: error.message };
    throw error;
  });
  const row = db.updateTable('emissao').where('pedido_id', '=', sale.pedido_id).where('n', '=', sale.n);
  const later = sql<Date>`now() + make_interval(secs => ${AGAIN_SECONDS})`;
  await (
    said.tipo === 'devolvida'
      ? row.set({ situacao: 'devolvida', mensagem: null })
      : row.set({ tentar_em: later, mensagem: said.mensagem.slice(0, 300) })
  )
    .where('situacao', '=', 'vendida')
    .execute();
  return said.tipo === 'devolvida' ? null : said.mensagem;
}

const toSale = (sale: Sale): SaleAtOperator => ({
  numPassagem: sale.num_passagem ?? '',
  serieBloco: sale.serie_bloco ?? '',
  localizador: sale.localizador ?? '',
  chaveBpe: null,
  poltrona: sale.poltrona,
  valorCentavos: sale.valor_centavos ?? 0,
});
