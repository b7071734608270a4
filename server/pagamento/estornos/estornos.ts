import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import { faultPoint } from '../../platform/chaos/faultPoint';
import type { Database, Tx } from '../../platform/database/database';
import type { MeioDePagamento, MotivoEstorno, SituacaoEstorno } from '../tables';
import { advance, lockPedido } from '../../pedidos/pedidoRepository';
import { enqueueEmail } from '../../platform/outbox/outbox';
import type { Estorno } from '../pix/pixPort';
import {
  claimEstorno,
  findDueEstornos,
  hasOpenEstorno,
  recordEstornoAttempt,
  releaseEstorno,
  type DueEstorno,
} from './estornoRepository';
import { estornoEmail } from './estornoEmail';

/** Gives money back where it came from; asked twice with the same `id`, gives it back once. */
export type EstornoPort = (origem: string, id: string, valorCentavos: number) => Promise<Estorno>;
/** A means without a port stays owed. */
export type EstornoPorts = Readonly<Partial<Record<MeioDePagamento, EstornoPort>>>;

/** Longer than a provider's answer is waited for; a refund whose run died is asked for again after it. */
const LEASE_SECONDS = 60;

const situacoes: Record<Estorno['situacao'], SituacaoEstorno> = {
  DEVOLVIDO: 'feito',
  EM_PROCESSAMENTO: 'em_processamento',
  NAO_REALIZADO: 'nao_realizado',
};
/** Seconds until the provider is asked again, by its answer; null where it is asked no more. */
const retrySeconds: Record<Estorno['situacao'], number | null> = {
  DEVOLVIDO: null,
  EM_PROCESSAMENTO: 60,
  NAO_REALIZADO: 3600,
};

/**
 * Gives back all that is owed on an order. Asking twice is harmless: the provider knows each refund by our id. A refund
 * that fails does not keep the others waiting; the first failure is thrown once all were tried.
 * @returns the state of the order, null where there is none.
 */
export async function payEstornos(
  database: Database,
  ports: EstornoPorts,
  pedidoId: string,
): Promise<SituacaoPedido | null> {
  const { situacao = null, due = [] } = (await findDueEstornos(database.db, pedidoId)) ?? {};
  if (due.length === 0 && situacao !== 'estorno_em_processamento') return situacao;
  const failures: unknown[] = [];
  for (const estorno of due) {
    await payOne(database, ports, pedidoId, estorno).catch((error: unknown) => failures.push(error));
  }
  const left = await database.transaction((tx) => finish(tx, pedidoId));
  if (failures.length > 0) throw failures[0];
  return left;
}

/**
 * Asks the provider for one refund under a lease: a notice, the sweeper and the person may conclude an order at the same
 * moment, and not every acquirer tells two equal requests at once apart.
 */
async function payOne(database: Database, ports: EstornoPorts, pedidoId: string, estorno: DueEstorno): Promise<void> {
  const { id, meio, origem, valor_centavos, motivo } = estorno;
  if (!(await claimEstorno(database.db, id, LEASE_SECONDS))) return;
  try {
    const refund = await ports[meio]?.(origem, providerIdOf(id), valor_centavos);
    faultPoint('estorno-antes');
    if (refund) await database.transaction((tx) => writeDown(tx, { pedidoId, id, meio, motivo, refund }));
    else await releaseEstorno(database.db, id);
    faultPoint('estorno-depois');
  } catch (error) {
    await releaseEstorno(database.db, id);
    throw error;
  }
}

/** BACEN's `{id}` of a devolução takes letters and digits, at most 35. */
const providerIdOf = (id: string): string => id.replaceAll('-', '');

interface Answer {
  pedidoId: string;
  id: string;
  meio: MeioDePagamento;
  motivo: MotivoEstorno;
  refund: Estorno;
}

async function writeDown(tx: Tx, { pedidoId, id, meio, motivo, refund }: Answer): Promise<void> {
  await recordEstornoAttempt(tx, {
    id,
    situacao: situacoes[refund.situacao],
    retryInSeconds: retrySeconds[refund.situacao],
  });
  if (refund.situacao !== 'DEVOLVIDO') return;
  const pedido = await lockPedido(tx, pedidoId);
  if (!pedido || pedido.comprador_email === '') return;
  await enqueueEmail(tx, `estorno/${id}`, estornoEmail(pedido, { meio, motivo, valorCentavos: refund.valorCentavos }));
}

/** The order is refunded once none of its money is owed any more. @returns its state. */
async function finish(tx: Tx, pedidoId: string): Promise<SituacaoPedido | null> {
  const pedido = await lockPedido(tx, pedidoId);
  if (pedido?.situacao !== 'estorno_em_processamento') return pedido?.situacao ?? null;
  const isOver = !(await hasOpenEstorno(tx, pedidoId)) && (await advance(tx, pedidoId, 'estornado'));
  return isOver ? 'estornado' : pedido.situacao;
}
