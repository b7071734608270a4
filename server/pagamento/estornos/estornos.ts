import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import { faultPoint } from '../../platform/chaos/faultPoint';
import type { Database, Tx } from '../../platform/database/database';
import type { MeioDePagamento, MotivoEstorno, SituacaoEstorno } from '../tables';
import { advance, lockPedido } from '../../pedidos/pedidoRepository';
import { enqueueEmail } from '../../platform/outbox/outbox';
import type { Estorno } from '../pix/pixPort';
import { findDueEstornos, hasOpenEstorno, recordEstornoAttempt } from './estornoRepository';
import { estornoEmail } from './estornoEmail';

/** Gives money back where it came from; asked twice with the same `id`, gives it back once. */
export type EstornoPort = (origem: string, id: string, valorCentavos: number) => Promise<Estorno>;
/** A means without a port stays owed. */
export type EstornoPorts = Readonly<Partial<Record<MeioDePagamento, EstornoPort>>>;

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
  for (const { id, meio, origem, valor_centavos, motivo } of due) {
    try {
      const refund = await ports[meio]?.(origem, providerIdOf(id), valor_centavos);
      faultPoint('estorno-antes');
      if (refund) await database.transaction((tx) => writeDown(tx, { pedidoId, id, meio, motivo, refund }));
      faultPoint('estorno-depois');
    } catch (error) {
      failures.push(error);
    }
  }
  const left = await database.transaction((tx) => finish(tx, pedidoId));
  if (failures.length > 0) throw failures[0];
  return left;
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
