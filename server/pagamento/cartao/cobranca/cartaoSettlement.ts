import { advance, lockPedido } from '../../../pedidos/pedidoRepository';
import { isHeld } from '../../../pedidos/pagamentoDoPedidoRepository';
import { acceptsPayment } from '../../../pedidos/sucessores/successor';
import type { Tx } from '../../../platform/database/database';
import { oweEstorno } from '../../estornos/estornoRepository';
import { holdsMoney, reasonToReturn } from '../../estornos/reasonToReturn';
import { markDisputedOnArrival } from '../../markDisputed';
import type { MotivoEstorno } from '../../tables';
import type { MotivoRecusa } from '../tables';
import {
  endAsRecusada,
  recordPayment,
  releaseTentativa,
  startAutorizando,
  startDesafio,
} from '../tentativa/andamentoCartaoRepository';
import type { Authentication, CartaoPayment } from '../cartaoPort';
import type { AttemptRow } from '../tentativa/tentativaCartaoRepository';

/** Interval at which the acquirer is asked while the answer is not known. */
const NEXT_LOOK_SECONDS = 5;
/** Interval at which an open challenge is looked at; the return from the bank's page tells of it sooner. */
const CHALLENGE_LOOK_SECONDS = 20;
/** Interval at which money is looked for under an attempt that got no answer, for a day. */
const LATE_LOOK_SECONDS = 600;

/** The bank challenges the person, for some minutes and never longer than the seats are held. */
export const openChallenge = (
  tx: Tx,
  { id }: AttemptRow,
  { desafioUrl }: Authentication,
  minutes: number,
): Promise<void> => startDesafio(tx, { id, desafioUrl, minutes, lookInSeconds: CHALLENGE_LOOK_SECONDS });

/**
 * Ends an attempt without money; one whose answer never came is still asked about. Nothing happens where the attempt has
 * left the state in which this run read it: another run may have asked for the money since.
 */
export const refuseAttempt = (tx: Tx, { id, situacao }: AttemptRow, motivo: MotivoRecusa): Promise<void> =>
  endAsRecusada(tx, { id, situacao, motivo, lookInSeconds: motivo === 'sem_resposta' ? LATE_LOOK_SECONDS : null });

/** Nothing is known yet: the attempt is looked at again. */
export const lookLater = (tx: Tx, { id, situacao }: AttemptRow): Promise<void> =>
  releaseTentativa(tx, id, situacao === 'recusada' ? LATE_LOOK_SECONDS : NEXT_LOOK_SECONDS);

/**
 * Decides under the order's lock whether money may be asked for: the order is still to be paid, its seats are still held
 * and it costs what the person agreed to. From here on the answer is found by our key, whatever process dies.
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
    await refuseAttempt(tx, row, motivo);
    return false;
  }
  return startAutorizando(tx, row.id, NEXT_LOOK_SECONDS);
}

const issuerReasons: Partial<Record<string, MotivoRecusa>> = { '51': 'saldo' };

/**
 * Writes down once what the acquirer did. The first approval of an unpaid order, in its exact amount, pays it. Any other
 * is owed back at once: also one that came after its person was told that there was none, and one that is disputed.
 */
export async function settle(tx: Tx, row: AttemptRow, payment: CartaoPayment): Promise<void> {
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

async function settleNothing(tx: Tx, row: AttemptRow, { codigo }: CartaoPayment): Promise<void> {
  if (row.situacao === 'recusada') await releaseTentativa(tx, row.id, null);
  else await refuseAttempt(tx, row, issuerReasons[codigo] ?? 'negada');
}

/** False where it was written down before. */
function record(tx: Tx, row: AttemptRow, payment: CartaoPayment, accepted: boolean): Promise<boolean> {
  const reserved = payment.situacao === 'autorizado';
  return recordPayment(tx, row, payment, {
    situacao: reserved ? 'autorizada' : 'capturada',
    destino: accepted ? 'aceito' : 'devolver',
    // A reservation is captured as soon as the order has its seats.
    lookInSeconds: accepted && reserved ? CHALLENGE_LOOK_SECONDS : null,
  });
}

const owe = (tx: Tx, { id, pedido_id }: AttemptRow, { valorCentavos }: CartaoPayment, motivo: MotivoEstorno) =>
  oweEstorno(tx, {
    pedidoId: pedido_id,
    meio: 'cartao',
    origem: id,
    valorCentavos,
    motivo,
  });
