import type { Database } from '../../platform/database/database';
import { changeVendas } from '../../bilhetes/emissao/changeVendas';
import { dueEmissoes, hasDueEmissoes } from '../../bilhetes/emissao/emissaoRepository';
import { returnVendas } from '../../bilhetes/emissao/returnVendas';
import { undoVendas } from '../../bilhetes/emissao/undoVendas';
import { hasDueEndedVendas } from '../../bilhetes/emissao/vendaEncerradaRepository';
import { hasDueDoubtfulVendas } from '../../bilhetes/emissao/vendaIncertaRepository';
import { hasDueMudadas } from '../../bilhetes/emissao/vendaMudadaRepository';
import { anyOf, type Due } from '../../platform/jobs/someRow';
import { aFewAtOnce } from '../../platform/jobs/steps';
import { POLL_SECONDS } from '../../pagamento/cobrancas';
import { collectCobranca } from '../../pagamento/inbox';
import { claimClosedPix, claimPixToAsk, hasDuePix } from '../../pagamento/pix/cobrancaPixSweepRepository';
import type { PixPort } from '../../pagamento/pix/pixPort';
import type { PraxioPort } from '../../bilhetes/emissao/praxioPort';
import type { ConcludePedido } from '../../pedidos/concluirPedido';
import { expirePedidos, type ExpireServices } from './expirePedidos';
import { agreedExchanges, failedPedidos, hasDuePedidos, owingPedidos, unfinishedPedidos } from './pedidosDueRepository';

export interface SweepServices extends ExpireServices {
  pix: PixPort;
  praxio: PraxioPort;
  /** Records its own outcome: `createCountedConclusion`. */
  concludePedido: ConcludePedido;
}

const BATCH = 50;
/** Time after which a conclusion that has not ended counts as interrupted. */
const STALE_SECONDS = 5;

/** SQL: whether a sweep finds work. */
export const hasWork = ({ db }: Database): Due =>
  anyOf(
    hasDuePix(db),
    hasDuePedidos(db, STALE_SECONDS),
    hasDueEmissoes(db),
    hasDueEndedVendas(db),
    hasDueDoubtfulVendas(db),
    hasDueMudadas(db),
  );

/**
 * Finishes work that no request came back for: payments whose notice got lost, interrupted conclusions, refunds that are
 * owed, charges and holds whose time is over. Every turn is repeatable, and a part that fails does not stop the others.
 */
export async function sweepPedidos(services: SweepServices): Promise<void> {
  const { database, praxio, steps } = services;
  const parts = [
    () => concludeDue(services),
    () => collectLate(services),
    () => returnVendas(database, praxio, steps),
    () => undoVendas(services),
    () => changeVendas(database, praxio, steps),
    () => expirePedidos(services),
  ];
  const failures: unknown[] = [];
  for (const part of parts) await part().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'a part of the sweep failed');
}

async function concludeDue({ database, steps, concludePedido }: SweepServices): Promise<void> {
  const due = await duePedidos(database);
  const claimed = await steps.claim('concluir', due, (id) => ({ assunto: id, pedidoId: id }));
  await aFewAtOnce(claimed, (id) => concludePedido(id));
}

/** Orders with a charge to ask about, a step to take, a seat to sell or money to give back; each once. */
async function duePedidos(database: Database): Promise<string[]> {
  const { db } = database;
  const asked = await claimPixToAsk(db, POLL_SECONDS);
  const unfinished = await unfinishedPedidos(db, STALE_SECONDS, BATCH);
  const agreed = await agreedExchanges(db, STALE_SECONDS, BATCH);
  const toSell = await dueEmissoes(db, BATCH);
  const owing = await owingPedidos(db, BATCH);
  const failed = await failedPedidos(db, BATCH);
  return [...new Set([...asked, ...unfinished, ...agreed, ...toSell, ...owing, ...failed].map(({ id }) => id))];
}

/** Collects money that was under way when its charge was closed. */
async function collectLate({ database, pix, steps, concludePedido }: SweepServices): Promise<void> {
  const closed = await claimClosedPix(database.db, BATCH);
  await steps.each(
    'pix_encerrado',
    closed,
    ({ txid, pedido_id }) => ({ assunto: txid, pedidoId: pedido_id }),
    async (cobranca) => {
      const charge = await collectCobranca(database, pix, cobranca);
      if (charge && charge.pix.length > 0) await concludePedido(cobranca.pedido_id);
    },
  );
}
