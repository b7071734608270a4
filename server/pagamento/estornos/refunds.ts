import { sql } from 'kysely';
import { v7 } from 'uuid';
import { faultPoint } from '../../platform/chaos/faultPoint';
import type { Database, Tx } from '../../platform/database/database';
import type { MeioDePagamento, MotivoEstorno, SituacaoEstorno } from '../tables';
import { advance, lockPedido } from '../../pedidos/orderRepository';
import { enqueueEmail } from '../../platform/outbox/outbox';
import type { Refund } from '../pix/pixPort';
import { refundEmail } from './refundEmail';

export interface OwedRefund {
  pedidoId: string;
  meio: MeioDePagamento;
  /** The `e2eid` of a Pix, the id of a `cobranca_cartao` or of a `recebimento_balcao`. */
  origem: string;
  /** The ticket that is given back; without one the whole payment is. */
  bilheteId?: string;
  /** The seat of the order that could not be issued, where only its money goes back. */
  itemN?: number;
  /** Integer centavos. */
  valorCentavos: number;
  motivo: MotivoEstorno;
}

/** Gives money back where it came from; asked twice with the same `id`, gives it back once. */
export type RefundPort = (origem: string, id: string, valorCentavos: number) => Promise<Refund>;
/** What cannot be given back here stays owed. */
export type RefundPorts = Readonly<Partial<Record<MeioDePagamento, RefundPort>>>;

/** Owes money back from now on, in the transaction that makes it so; said again, it is owed once. */
export const oweRefund = (
  tx: Tx,
  { pedidoId, meio, origem, bilheteId, itemN, valorCentavos, motivo }: OwedRefund,
): Promise<unknown> =>
  tx
    .insertInto('estorno')
    .values({
      id: v7(),
      pedido_id: pedidoId,
      meio,
      origem,
      bilhete_id: bilheteId ?? null,
      item_n: itemN ?? null,
      valor_centavos: valorCentavos,
      motivo,
      concluido_em: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const situacoes: Record<Refund['situacao'], SituacaoEstorno> = {
  DEVOLVIDO: 'feito',
  EM_PROCESSAMENTO: 'em_processamento',
  NAO_REALIZADO: 'nao_realizado',
};
/** How long until the provider is asked again, by what it said. */
const retrySeconds: Record<Refund['situacao'], number | null> = {
  DEVOLVIDO: null,
  EM_PROCESSAMENTO: 60,
  NAO_REALIZADO: 3600,
};

/**
 * Gives back all that is owed on an order. Asking twice is harmless: the provider knows each refund by our id. A refund
 * that fails does not keep the others waiting; the first failure is thrown once all were tried.
 */
export async function payRefunds(database: Database, ports: RefundPorts, pedidoId: string): Promise<void> {
  const due = await database.db
    .selectFrom('estorno')
    .select(['id', 'meio', 'origem', 'valor_centavos', 'motivo'])
    .where('pedido_id', '=', pedidoId)
    .where('situacao', '<>', 'feito')
    .where('tentar_em', '<=', sql<Date>`now()`)
    .execute();
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
  await database.transaction((tx) => finish(tx, pedidoId));
  if (failures.length > 0) throw failures[0];
}

/** BACEN's `{id}` of a devolução takes letters and digits, at most 35. */
const providerIdOf = (id: string): string => id.replaceAll('-', '');

interface Answer {
  pedidoId: string;
  id: string;
  meio: MeioDePagamento;
  motivo: MotivoEstorno;
  refund: Refund;
}

async function writeDown(tx: Tx, { pedidoId, id, meio, motivo, refund }: Answer): Promise<void> {
  const seconds = retrySeconds[refund.situacao];
  await tx
    .updateTable('estorno')
    .set(({ eb }) => ({
      situacao: situacoes[refund.situacao],
      tentativas: eb('tentativas', '+', 1),
      tentar_em: seconds === null ? null : sql<Date>`now() + make_interval(secs => ${seconds})`,
      concluido_em: refund.situacao === 'DEVOLVIDO' ? sql<Date>`now()` : null,
    }))
    .where('id', '=', id)
    .where('situacao', '<>', 'feito')
    .execute();
  if (refund.situacao !== 'DEVOLVIDO') return;
  const pedido = await lockPedido(tx, pedidoId);
  if (!pedido || pedido.comprador_email === '') return;
  await enqueueEmail(tx, `estorno/${id}`, refundEmail(pedido, { meio, motivo, valorCentavos: refund.valorCentavos }));
}

/** The order is refunded once nothing of its money is left with us. */
async function finish(tx: Tx, pedidoId: string): Promise<void> {
  const pedido = await lockPedido(tx, pedidoId);
  if (pedido?.situacao !== 'estorno_em_processamento') return;
  const open = await tx
    .selectFrom('estorno')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .where('situacao', '<>', 'feito')
    .limit(1)
    .executeTakeFirst();
  if (!open) await advance(tx, pedidoId, 'estornado');
}
