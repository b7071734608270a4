import { faultPoint } from '../../platform/chaos/faultPoint';
import { allOrNothing, type Write } from '../../platform/database/allOrNothing';
import type { Database } from '../../platform/database/database';
import { consumeBloqueio } from '../../reservas/operadora/bloqueioRepository';
import { PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import type { PoltronaToSell, OperadoraVenda, PraxioPort } from './praxioPort';
import { afterRefusal, afterSilence } from './backoff';
import { recordFailure, recordVenda, type Claimed } from './emissaoRepository';
import { clearTheWay, isInTheWay } from './returnVendas';

type Outcome =
  | { tipo: 'vendida'; venda: OperadoraVenda }
  | { tipo: 'recusada'; mensagem: string; semVolta: boolean }
  /** `sent`: the operator may have sold it all the same. */
  | { tipo: 'silencio'; mensagem: string; sent: boolean };

/**
 * Has the leased seats sold and records the outcome of each. A seat that was asked for before is looked up by its key
 * first, and so is one that is refused as taken: it may be our own sale whose answer got lost.
 */
export async function askOperadora(
  database: Database,
  praxio: PraxioPort,
  pedidoId: string,
  claimed: readonly Claimed[],
  poltronas: ReadonlyMap<number, PoltronaToSell>,
): Promise<void> {
  const outcomes = new Map<number, Outcome>();
  for (const { n, chave, incerta } of claimed) {
    const known = incerta ? await lookUp(praxio, chave) : null;
    if (known) outcomes.set(n, known);
  }
  const toSell = claimed.filter(({ n }) => !outcomes.has(n));
  if (toSell.length > 0) await clearTheWay(database, praxio, pedidoId);
  for (const [n, outcome] of await sell(praxio, toSell, poltronas)) {
    const isFinal = outcome.tipo === 'recusada' && outcome.semVolta;
    outcomes.set(n, isFinal && (await isInTheWay(database, pedidoId, n)) ? { ...outcome, semVolta: false } : outcome);
  }
  faultPoint('praxio-vendida');
  await allOrNothing(
    database,
    claimed.flatMap((one): Write[] => {
      const outcome = outcomes.get(one.n);
      const bloqueio = poltronas.get(one.n)?.bloqueio;
      if (outcome?.tipo !== 'vendida') {
        return [(db) => recordFailure(db, pedidoId, one.n, toFailure(outcome, one.tentativas))];
      }
      const record: Write = (db) => recordVenda(db, pedidoId, one.n, outcome.venda);
      return bloqueio === undefined ? [record] : [(db) => consumeBloqueio(db, bloqueio), record];
    }),
  );
  faultPoint('praxio-gravada');
}

/** The sale that the operator knows by our key; null where it knows none. */
async function lookUp(praxio: PraxioPort, chave: string): Promise<Outcome | null> {
  try {
    const venda = await praxio.findVenda(chave);
    return venda && { tipo: 'vendida', venda };
  } catch (error) {
    return { ...silence(error), sent: true };
  }
}

async function sell(
  praxio: PraxioPort,
  claimed: readonly Claimed[],
  poltronas: ReadonlyMap<number, PoltronaToSell>,
): Promise<Map<number, Outcome>> {
  const wanted = claimed.flatMap(({ n }) => poltronas.get(n) ?? []);
  if (wanted.length === 0) return new Map();
  try {
    const results = new Map((await praxio.sell(wanted)).map((result) => [result.chave, result]));
    const outcomes = new Map<number, Outcome>();
    for (const { n, chave } of claimed) {
      const result = results.get(chave);
      const isTaken = result?.tipo === 'recusada' && result.semVolta;
      const ours = isTaken ? await lookUp(praxio, chave) : null;
      const silent: Outcome = { tipo: 'silencio', mensagem: 'A operadora não disse o que fez da venda.', sent: true };
      outcomes.set(n, ours ?? result ?? silent);
    }
    return outcomes;
  } catch (error) {
    return new Map(claimed.map(({ n }) => [n, silence(error)]));
  }
}

/** An answer that cannot be read leaves as much unknown as none. */
const silence = (error: unknown): Outcome & { tipo: 'silencio' } => ({
  tipo: 'silencio',
  mensagem: 'A operadora não respondeu.',
  sent: !(error instanceof PraxioUnavailable && error.neverSent),
});

function toFailure(outcome: Exclude<Outcome, { tipo: 'vendida' }> | undefined, tentativas: number) {
  if (outcome?.tipo === 'recusada') {
    const { mensagem, semVolta } = outcome;
    return { mensagem, seconds: afterRefusal(tentativas), sold: 'no', final: semVolta } as const;
  }
  const mensagem = outcome?.mensagem ?? 'A operadora não respondeu.';
  return { mensagem, seconds: afterSilence(tentativas), sold: outcome?.sent === false ? 'no' : 'unknown' } as const;
}
