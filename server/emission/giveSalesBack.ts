import { sql } from 'kysely';
import type { Database } from '../database/database';
import { PraxioUnavailable, type PraxioPort, type SaleAtOperator } from '../praxio/praxioPort';

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
    .innerJoin('bilhete as b', (join) => join.onRef('b.pedido_id', '=', 'e.pedido_id').onRef('b.n', '=', 'e.n'))
    .select(['e.pedido_id', 'e.n', 'e.num_passagem', 'e.serie_bloco', 'e.localizador', 'e.valor_centavos'])
    .select(['i.poltrona', 'b.situacao as motivo'])
    .where('e.situacao', '=', 'vendida');

/** Gives back to the operator what it sold for tickets that have ended since. */
export async function giveSalesBack(database: Database, praxio: PraxioPort): Promise<void> {
  const ended = await soldSeats(database)
    .where('b.situacao', 'in', ['cancelado', 'remarcado', 'transferido'])
    .where('e.tentar_em', '<=', sql<Date>`now()`)
    .limit(BATCH)
    .execute();
  for (const sale of ended) await giveOneBack(database, praxio, sale);
}

async function giveOneBack({ db }: Database, praxio: PraxioPort, sale: Sale): Promise<void> {
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
}

const toSale = (sale: Sale): SaleAtOperator => ({
  numPassagem: sale.num_passagem ?? '',
  serieBloco: sale.serie_bloco ?? '',
  localizador: sale.localizador ?? '',
  chaveBpe: null,
  poltrona: sale.poltrona,
  valorCentavos: sale.valor_centavos ?? 0,
});
