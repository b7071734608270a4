import type { Database } from '../../platform/database/database';
import type { Steps } from '../../platform/jobs/steps';
import { PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import type { OperadoraVenda, PraxioPort } from './praxioPort';
import {
  dueEndedVendas,
  hasVendaInTheWay,
  listVendasInTheWay,
  recordReturn,
  recordReturnRefused,
  type EndedVenda,
} from './vendaEncerradaRepository';
import { hasMudadaInTheWay } from './vendaMudadaRepository';

const BATCH = 20;
/** Wait before the operator is asked again after it refused or did not answer. */
const AGAIN_SECONDS = 600;

/**
 * Returns to the operator the sales of tickets that have ended and of orders that never got a ticket, the longest
 * waiting first.
 */
export async function returnVendas(database: Database, praxio: PraxioPort, steps: Steps): Promise<void> {
  const ended = await dueEndedVendas(database.db, BATCH);
  await steps.each('devolver_venda', ended, toSubject, async (venda) => {
    const refusal = await returnOne(database, praxio, venda);
    if (refusal !== null) throw new Error(refusal);
  });
}

const toSubject = ({ pedido_id, n }: EndedVenda) => ({ assunto: `${pedido_id}:${n}`, pedidoId: pedido_id });

/** Returns at once the ended sales that would keep the operator from selling the seats of an order. */
export async function clearTheWay(database: Database, praxio: PraxioPort, pedidoId: string): Promise<void> {
  for (const venda of await listVendasInTheWay(database.db, pedidoId)) await returnOne(database, praxio, venda);
}

/**
 * True where the operator refuses a seat as taken because its ended sale, or that of a passenger who was moved away, is not
 * returned yet: a later try may succeed.
 */
export const isInTheWay = async ({ db }: Database, pedidoId: string, n: number): Promise<boolean> =>
  (await hasVendaInTheWay(db, pedidoId, n)) || hasMudadaInTheWay(db, pedidoId, n);

/** Returns one sale. @returns the reason for which the operator did not take it back; null where it did. */
async function returnOne({ db }: Database, praxio: PraxioPort, venda: EndedVenda): Promise<string | null> {
  const said = await praxio.giveBack(toVenda(venda), `Bilhete ${venda.motivo}`).catch((error: unknown) => {
    if (error instanceof PraxioUnavailable) return { tipo: 'recusada' as const, mensagem: error.message };
    throw error;
  });
  if (said.tipo === 'devolvida') await recordReturn(db, venda);
  else await recordReturnRefused(db, venda, { mensagem: said.mensagem, seconds: AGAIN_SECONDS });
  return said.tipo === 'devolvida' ? null : said.mensagem;
}

const toVenda = (venda: EndedVenda): OperadoraVenda => ({
  numPassagem: venda.num_passagem ?? '',
  serieBloco: venda.serie_bloco ?? '',
  localizador: venda.localizador ?? '',
  chaveBpe: null,
  poltrona: venda.poltrona,
  valorCentavos: venda.valor_centavos ?? 0,
});
