import { situacoesAntes } from '../../../src/domain/compra/pedido';
import type { Database, Reader, Tx } from '../../platform/database/database';
import type { MotivoExterna } from '../tables';
import { findPedido, type PedidoRow } from '../../pedidos/pedidoRepository';
import { CartaoRefused, CartaoUnavailable } from '../cartao/cartaoPort';
import {
  askToEnd,
  cancelUnanswered,
  endExterna,
  keepLooking,
  lookAgain,
  openCreatedExterna,
  stopLookingAt,
} from './andamentoExternaRepository';
import { OPEN_EXTERNAL, findExternal, lockExternal, type ExternalRow } from './cobrancaExternaRepository';
import type { ExternalCobranca, ExternalCobrancaPort } from './externalPort';
import { settleExternal } from './settleExternal';

/** Maximum wait for a usable answer, counted from the end of the charge. */
const SILENCE_SECONDS = 300;
/** Age after which a request that the acquirer does not know counts as lost. */
const UNKNOWN_SECONDS = 60;
/** Interval at which money is looked for under a charge that the acquirer never confirmed, for a day. */
const LATE_LOOK_SECONDS = 600;

interface PursuitServices {
  database: Database;
  port: ExternalCobrancaPort;
}

/**
 * `onProblem` receives the failure that kept the acquirer's answer away; the charge is retried, or was ended by it.
 * @returns whether the state of the charge has changed.
 */
export type PursueExternal = (id: string, onProblem?: (error: unknown) => void) => Promise<boolean>;

/**
 * Brings a charge as far as it can go: asks the acquirer for its state, and ends it where its time is over, its order was
 * paid in another way or costs something else, or its operator took it back. Only the acquirer decides whether it was paid
 * or ended, so that a payment and a cancellation at once have one outcome. May be repeated, interrupted and run in parallel.
 */
export const createPursueExternal =
  ({ database, port }: PursuitServices): PursueExternal =>
  async (id, onProblem) => {
    const row = await findExternal(database.db, id);
    const pedido = row && (await findPedido(database.db, row.pedido_id));
    if (!row || !pedido || row.consultar_em === null) return false;
    const motivo = reasonToEnd(row, pedido);
    if (motivo !== null) await askToEnd(database.db, id, motivo);
    try {
      const isOver = motivo !== null || !OPEN_EXTERNAL.includes(row.situacao);
      const charge = isOver ? await port.cancel(row.chave) : await port.find(row.chave);
      await writeDown(database, row, charge, motivo);
    } catch (error) {
      await waitOn(database.db, row);
      if (!(error instanceof CartaoUnavailable || error instanceof CartaoRefused)) throw error;
      onProblem?.(error);
    }
    return (await findExternal(database.db, id))?.situacao !== row.situacao;
  };

function reasonToEnd(row: ExternalRow, pedido: PedidoRow): MotivoExterna | null {
  if (!OPEN_EXTERNAL.includes(row.situacao)) return null;
  if (row.situacao === 'encerrando') return row.motivo;
  if (!situacoesAntes('pago').includes(pedido.situacao)) {
    return pedido.situacao === 'cancelado' ? 'encerrado' : 'outro_pagamento';
  }
  if (pedido.total_centavos !== row.valor_centavos) return 'valor_mudou';
  return row.vencida ? 'tempo' : null;
}

async function writeDown(
  { db, transaction }: Database,
  row: ExternalRow,
  charge: ExternalCobranca | null,
  motivo: MotivoExterna | null,
): Promise<void> {
  const { pagamento } = charge ?? {};
  if (pagamento) return transaction((tx) => settleExternal(tx, row.id, row.pedido_id, pagamento));
  if (charge === null) return giveUpUnknown(db, row);
  await transaction(async (tx) => {
    const now = await lockExternal(tx, row.id);
    if (!now) return;
    if (!OPEN_EXTERNAL.includes(now.situacao)) return stopLooking(tx, row, charge);
    if (charge.situacao === 'recusada') await endExterna(tx, row.id, 'recusada', null);
    else if (charge.situacao === 'expirada' || (charge.situacao === 'cancelada' && motivo === 'tempo')) {
      await endExterna(tx, row.id, 'expirada', 'tempo');
    } else if (charge.situacao === 'cancelada') await endExterna(tx, row.id, 'cancelada', motivo ?? 'encerrado');
    else await stillOpen(tx, now, charge);
  });
}

/** Handles a charge that was given up: the acquirer has ended it now, or is asked to again. */
async function stopLooking(tx: Tx, { id }: ExternalRow, { situacao }: ExternalCobranca): Promise<void> {
  if (situacao === 'aberta') return void (await lookAgain(tx, id, LATE_LOOK_SECONDS));
  await stopLookingAt(tx, id);
}

/**
 * Handles an unusable answer of the acquirer. The wait is bounded, so that no seat is held for ever: some time after its
 * end the charge is given up, is asked about for a day, and money that is still paid under it goes back.
 */
async function waitOn(db: Reader, row: ExternalRow): Promise<void> {
  const isOpen = OPEN_EXTERNAL.includes(row.situacao);
  if (isOpen && row.vencidaSegundos >= SILENCE_SECONDS) return giveUp(db, row);
  await lookAgain(db, row.id, isOpen ? undefined : LATE_LOOK_SECONDS);
}

/**
 * The charge is open at the acquirer; where the answer to our request was lost, this is the first to say so. The row is read
 * under its lock: a charge whose cancellation was asked for meanwhile is not opened again.
 */
async function stillOpen(tx: Tx, { id, situacao }: ExternalRow, { url }: ExternalCobranca): Promise<void> {
  if (situacao === 'criando') await openCreatedExterna(tx, id, url);
  await lookAgain(tx, id);
}

/** The acquirer does not know the charge. Money that turns up under it within a day goes back. */
async function giveUpUnknown(db: Reader, row: ExternalRow): Promise<void> {
  const isOpen = OPEN_EXTERNAL.includes(row.situacao);
  if (isOpen && row.situacao !== 'encerrando' && row.idadeSegundos < UNKNOWN_SECONDS) {
    await lookAgain(db, row.id);
    return;
  }
  await giveUp(db, row);
}

async function giveUp(db: Reader, row: ExternalRow): Promise<void> {
  if (!OPEN_EXTERNAL.includes(row.situacao)) return keepLooking(db, row, LATE_LOOK_SECONDS);
  const motivo = row.motivo ?? 'sem_resposta';
  await cancelUnanswered(db, { id: row.id, motivo, lookInSeconds: LATE_LOOK_SECONDS });
}
