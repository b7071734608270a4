import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import { inSeconds } from '../../platform/database/inSeconds';
import type { MotivoEstorno, MotivoRecusa } from '../tables';
import { advance, lockPedido } from '../../pedidos/orderRepository';
import { acceptsPayment } from '../../pedidos/successor';
import { isHeld, OPEN_ATTEMPTS, type AttemptRow } from './cardAttempts';
import type { Authentication, CardPayment } from './cardPort';
import { markDisputedOnArrival } from '../markDisputed';
import { holdsMoney, reasonToReturn } from '../estornos/reasonToReturn';
import { oweRefund } from '../estornos/estornoRepository';

/** Asked again so long after, where the answer is not known yet. */
const NEXT_LOOK_SECONDS = 5;
/** The bank's question is looked at by itself this often; its page tells us sooner. */
const CHALLENGE_LOOK_SECONDS = 20;
/** Money that turns up although nobody answered is looked for now and then, for a day. */
const LATE_LOOK_SECONDS = 600;

/** The columns of an attempt that nobody works on any more. */
const free = { ocupada_ate: null, atualizado_em: sql`now()` };

const toProofColumns = (authentication: Authentication) => ({
  autenticacao_id: authentication.id,
  trans_status: authentication.transStatus,
  eci: authentication.eci,
  cavv: authentication.cavv,
  ds_trans_id: authentication.dsTransId,
  versao_3ds: authentication.versao,
  bandeira: authentication.bandeira,
  final4: authentication.final4,
});

/** Writes down what the bank said about who is paying. */
export const recordProof = (tx: Tx, id: string, authentication: Authentication): Promise<unknown> =>
  tx.updateTable('cobranca_cartao').set(toProofColumns(authentication)).where('id', '=', id).execute();

/** The bank asks the person: for five minutes, and never longer than the seats are kept. */
export const openChallenge = (tx: Tx, row: AttemptRow, { desafioUrl }: Authentication, minutes: number) =>
  tx
    .updateTable('cobranca_cartao')
    .set({
      ...free,
      situacao: 'desafio',
      desafio_url: desafioUrl,
      desafio_ate: sql<Date>`coalesce(desafio_ate, least(now() + make_interval(mins => ${minutes}),
        (select expira_em from pedido where id = pedido_id)))`,
      consultar_em: inSeconds(CHALLENGE_LOOK_SECONDS),
    })
    .where('id', '=', row.id)
    .where('situacao', 'in', ['criada', 'desafio'])
    .execute();

/** An attempt came to nothing; one whose answer never came is looked for once in a while. */
export const refuseAttempt = (tx: Tx, id: string, motivo: MotivoRecusa): Promise<unknown> =>
  tx
    .updateTable('cobranca_cartao')
    .set({
      ...free,
      situacao: 'recusada',
      motivo,
      token: null,
      consultar_em: motivo === 'sem_resposta' ? inSeconds(LATE_LOOK_SECONDS) : null,
    })
    .where('id', '=', id)
    .where('situacao', 'in', OPEN_ATTEMPTS)
    .execute();

/** There was no money after all; nobody looks any more. */
export const stopLooking = (tx: Tx, id: string): Promise<unknown> =>
  tx
    .updateTable('cobranca_cartao')
    .set({ ...free, consultar_em: null })
    .where('id', '=', id)
    .execute();

/** Nothing is known yet: somebody looks again soon. */
export const lookLater = (tx: Tx, { id, situacao }: AttemptRow): Promise<unknown> =>
  tx
    .updateTable('cobranca_cartao')
    .set({ ...free, consultar_em: inSeconds(situacao === 'recusada' ? LATE_LOOK_SECONDS : NEXT_LOOK_SECONDS) })
    .where('id', '=', id)
    .execute();

/**
 * The last look before money is asked for, under the order's lock: it is still to be paid, its seats are still kept and
 * it costs what the person agreed to. From here on the answer is found by our key, whatever dies.
 */
export async function beginAuthorisation(tx: Tx, row: AttemptRow): Promise<boolean> {
  const pedido = await lockPedido(tx, row.pedido_id);
  const motivo: MotivoRecusa | null =
    pedido?.situacao !== 'aguardando_pagamento'
      ? 'encerrado'
      : !(await isHeld(tx, row.pedido_id))
        ? 'tempo'
        : pedido.total_centavos !== row.valor_centavos
          ? 'valor_mudou'
          : null;
  if (motivo !== null) {
    await refuseAttempt(tx, row.id, motivo);
    return false;
  }
  const { numUpdatedRows } = await tx
    .updateTable('cobranca_cartao')
    .set({ situacao: 'autorizando', enviada_em: sql<Date>`now()`, consultar_em: inSeconds(NEXT_LOOK_SECONDS) })
    .where('id', '=', row.id)
    .where('situacao', 'in', ['criada', 'desafio'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const issuerReasons: Partial<Record<string, MotivoRecusa>> = { '51': 'saldo' };

/**
 * What the acquirer did, written down once. The first approval of an order that is to be paid, in its very amount, pays
 * it; any other is owed back at once, as is one that came after the person was told that there was none, or that is
 * disputed at its bank already.
 */
export async function settle(tx: Tx, row: AttemptRow, payment: CardPayment): Promise<void> {
  if (!holdsMoney(payment)) return settleNothing(tx, row, payment);
  const pedido = await lockPedido(tx, row.pedido_id);
  if (!pedido) return;
  const isSameAmount = payment.valorCentavos === row.valor_centavos && pedido.total_centavos === row.valor_centavos;
  const isAwaited = row.situacao !== 'recusada' && (await acceptsPayment(tx, pedido));
  const motivo = reasonToReturn({ payment, isAwaited, isSameAmount });
  if (!(await record(tx, row, payment, motivo === null))) return;
  if (motivo === null) await advance(tx, pedido.id, 'pago');
  else await owe(tx, row, payment, motivo);
  if (motivo === 'contestado') await markDisputedOnArrival(tx, row.id, pedido.id);
}

async function settleNothing(tx: Tx, { id, situacao }: AttemptRow, { codigo }: CardPayment): Promise<void> {
  if (situacao === 'recusada') await stopLooking(tx, id);
  else await refuseAttempt(tx, id, issuerReasons[codigo] ?? 'negada');
}

/** False where somebody else has written it down. */
async function record(tx: Tx, row: AttemptRow, payment: CardPayment, accepted: boolean): Promise<boolean> {
  const reserved = payment.situacao === 'autorizado';
  const { numUpdatedRows } = await tx
    .updateTable('cobranca_cartao')
    .set({
      ...free,
      situacao: reserved ? 'autorizada' : 'capturada',
      destino: accepted ? 'aceito' : 'devolver',
      pagamento_id: payment.id,
      autorizado_centavos: payment.valorCentavos,
      token: null,
      // What is only reserved is taken as soon as the seats are the order's.
      consultar_em: accepted && reserved ? inSeconds(CHALLENGE_LOOK_SECONDS) : null,
    })
    .where('id', '=', row.id)
    .where('situacao', '=', row.situacao)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const owe = (tx: Tx, { id, pedido_id }: AttemptRow, { valorCentavos }: CardPayment, motivo: MotivoEstorno) =>
  oweRefund(tx, {
    pedidoId: pedido_id,
    meio: 'cartao',
    origem: id,
    valorCentavos,
    motivo,
  });
