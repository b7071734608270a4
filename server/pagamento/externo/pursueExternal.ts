import { sql } from 'kysely';
import { situacoesAntes } from '../../../src/domain/pedido';
import type { Database } from '../../platform/database/database';
import { inSeconds } from '../../platform/database/inSeconds';
import type { MotivoExterna } from '../tables';
import { findPedido, type PedidoRow } from '../../pedidos/orderRepository';
import { CardRefused, CardUnavailable } from '../cartao/cardPort';
import { OPEN_EXTERNAL, askToEnd, findExternal, lockExternal, lookAgain, type ExternalRow } from './externalRows';
import type { ExternalCharge, ExternalChargePort } from './externalPort';
import { end, settleExternal } from './settleExternal';

/** Past its end, a charge waits this long for an acquirer that gives no usable answer. */
const SILENCE_SECONDS = 300;
/** A request that the acquirer does not know after this will never get there. */
const UNKNOWN_SECONDS = 60;
/** Money of a charge that the acquirer never confirmed is looked for now and then, for a day. */
const LATE_LOOK_SECONDS = 600;

export interface PursuitServices {
  database: Database;
  port: ExternalChargePort;
}

/**
 * `onProblem` is told what kept the acquirer's word from coming; the charge is looked at again, or has ended on it.
 * @returns whether the charge stands otherwise than before.
 */
export type PursueExternal = (id: string, onProblem?: (error: unknown) => void) => Promise<boolean>;

/**
 * Brings a charge as far as it can go: asks the acquirer how it stands, and ends it where its time is over, its order
 * was paid in another way or costs something else, or its operator took it back. Whether it was paid or ended is the
 * acquirer's word alone, so paying and cancelling at once have one end. May be repeated, cut anywhere, and run at once.
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
      if (!(error instanceof CardUnavailable || error instanceof CardRefused)) throw error;
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
  charge: ExternalCharge | null,
  motivo: MotivoExterna | null,
): Promise<void> {
  const { pagamento } = charge ?? {};
  if (pagamento) return transaction((tx) => settleExternal(tx, row.id, row.pedido_id, pagamento));
  if (charge === null) return giveUpUnknown(db, row);
  await transaction(async (tx) => {
    const now = await lockExternal(tx, row.id);
    if (!now) return;
    if (!OPEN_EXTERNAL.includes(now.situacao)) return stopLooking(tx, row, charge);
    if (charge.situacao === 'recusada') await end(tx, row.id, 'recusada', null);
    else if (charge.situacao === 'expirada' || (charge.situacao === 'cancelada' && motivo === 'tempo')) {
      await end(tx, row.id, 'expirada', 'tempo');
    } else if (charge.situacao === 'cancelada') await end(tx, row.id, 'cancelada', motivo ?? 'encerrado');
    else await stillOpen(tx, row, charge);
  });
}

/** A charge that was given up: the acquirer has ended it now, or is asked to again. */
async function stopLooking(tx: Database['db'], { id }: ExternalRow, { situacao }: ExternalCharge): Promise<void> {
  if (situacao === 'aberta') return void (await lookAgain(tx, id, LATE_LOOK_SECONDS));
  await tx.updateTable('cobranca_externa').set({ consultar_em: null }).where('id', '=', id).execute();
}

/**
 * The acquirer gives no usable answer. Its word is waited for, but no seat is kept for ever on that account: some time
 * after its end the charge is given up, is asked about for a day, and what is still paid under it goes back.
 */
async function waitOn(db: Database['db'], row: ExternalRow): Promise<void> {
  const isOpen = OPEN_EXTERNAL.includes(row.situacao);
  if (isOpen && row.vencidaSegundos >= SILENCE_SECONDS) return giveUp(db, row);
  await lookAgain(db, row.id, isOpen ? undefined : LATE_LOOK_SECONDS);
}

/** What the answer to our request would have told: it got lost on the way. */
async function stillOpen(tx: Database['db'], { id, situacao }: ExternalRow, { url }: ExternalCharge): Promise<void> {
  if (situacao === 'criando') {
    await tx.updateTable('cobranca_externa').set({ situacao: 'aberta', url }).where('id', '=', id).execute();
  }
  await lookAgain(tx, id);
}

/** The acquirer never heard of it. Should it turn up within a day, its money goes back. */
async function giveUpUnknown(db: Database['db'], row: ExternalRow): Promise<void> {
  const isOpen = OPEN_EXTERNAL.includes(row.situacao);
  if (isOpen && row.situacao !== 'encerrando' && row.idadeSegundos < UNKNOWN_SECONDS) {
    await lookAgain(db, row.id);
    return;
  }
  await giveUp(db, row);
}

async function giveUp(db: Database['db'], row: ExternalRow): Promise<void> {
  const isOpen = OPEN_EXTERNAL.includes(row.situacao);
  await db
    .updateTable('cobranca_externa')
    .set({
      consultar_em: inSeconds(LATE_LOOK_SECONDS),
      ...(isOpen && { situacao: 'cancelada' as const, motivo: row.motivo ?? 'sem_resposta', url: null }),
      atualizado_em: sql`now()`,
    })
    .where('id', '=', row.id)
    .where('situacao', 'in', isOpen ? OPEN_EXTERNAL : [row.situacao])
    .execute();
}
