import type { Database } from '../../platform/database/database';
import type { Steps } from '../../platform/jobs/steps';
import { PraxioUnavailable } from '../../conta/operadoraLogin';
import type { SaleAtOperator, PraxioPort } from './praxioPort';
import {
  dueEndedSales,
  hasSaleInTheWay,
  listSalesInTheWay,
  recordReturn,
  recordReturnRefused,
  type EndedSale,
} from './vendaEncerradaRepository';

const BATCH = 20;
/** Wait before the operator is asked again after it refused or did not answer. */
const AGAIN_SECONDS = 600;

/**
 * Returns to the operator the sales of tickets that have ended and of orders that never got a ticket, the longest
 * waiting first.
 */
export async function giveSalesBack(database: Database, praxio: PraxioPort, steps: Steps): Promise<void> {
  const ended = await dueEndedSales(database.db, BATCH);
  await steps.each('devolver_venda', ended, toSubject, async (sale) => {
    const refusal = await giveOneBack(database, praxio, sale);
    if (refusal !== null) throw new Error(refusal);
  });
}

const toSubject = ({ pedido_id, n }: EndedSale) => ({ assunto: `${pedido_id}:${n}`, pedidoId: pedido_id });

/** Returns at once the ended sales that would keep the operator from selling the seats of an order. */
export async function clearTheWay(database: Database, praxio: PraxioPort, pedidoId: string): Promise<void> {
  for (const sale of await listSalesInTheWay(database.db, pedidoId)) await giveOneBack(database, praxio, sale);
}

/**
 * True where the operator refuses a seat as taken because its ended sale is not returned yet: a later try may succeed.
 */
export const isInTheWay = (database: Database, pedidoId: string, n: number): Promise<boolean> =>
  hasSaleInTheWay(database.db, pedidoId, n);

/** Returns one sale. @returns the reason for which the operator did not take it back; null where it did. */
async function giveOneBack({ db }: Database, praxio: PraxioPort, sale: EndedSale): Promise<string | null> {
  const said = await praxio.giveBack(toSale(sale), `Bilhete ${sale.motivo}`).catch((error: unknown) => {
    if (error instanceof PraxioUnavailable) return { tipo: 'recusada' as const, mensagem: error.message };
    throw error;
  });
  if (said.tipo === 'devolvida') await recordReturn(db, sale);
  else await recordReturnRefused(db, sale, { mensagem: said.mensagem, seconds: AGAIN_SECONDS });
  return said.tipo === 'devolvida' ? null : said.mensagem;
}

const toSale = (sale: EndedSale): SaleAtOperator => ({
  numPassagem: sale.num_passagem ?? '',
  serieBloco: sale.serie_bloco ?? '',
  localizador: sale.localizador ?? '',
  chaveBpe: null,
  poltrona: sale.poltrona,
  valorCentavos: sale.valor_centavos ?? 0,
});
