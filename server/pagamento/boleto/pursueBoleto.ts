import { isNaoPago } from '../../../src/domain/compra/pedido';
import type { Database, Tx } from '../../platform/database/database';
import { enqueueEmail } from '../../platform/outbox/outbox';
import { letGoOfBoleto } from '../../pedidos/boletoDoPedido';
import { isHeld } from '../../pedidos/pagamentoDoPedidoRepository';
import { setBoletoVence } from '../../pedidos/prazoPedidoRepository';
import { findPedido, lockPedido, type PedidoRow } from '../../pedidos/pedidoRepository';
import { askToWithdraw, endBoleto } from './andamentoBoletoRepository';
import { boletoVencidoEmail } from './boletoEmail';
import type { BoletoNoBanco } from './boletoPort';
import { findBoleto, lockBoleto, lookAgainAt, OPEN_BOLETO, type BoletoRow } from './boletoRepository';
import { activateBoleto, OPEN_LOOK_SECONDS, type RegisterServices } from './registerBoleto';
import { LATE_LOOK_SECONDS, settleBoleto } from './settleBoleto';
import type { MotivoBoleto } from './tables';

/** Age after which a registration that nobody came back for is taken back. */
const CUT_SECONDS = 300;
/** Maximum wait for a silent bank, counted from the end of the hold. */
const SILENCE_SECONDS = 24 * 3600;
/** Interval at which a silent bank is asked again. */
const RETRY_SECONDS = 60;

/** @returns whether the state of the boleto has changed, or money has come under it. */
export type PursueBoleto = (id: string) => Promise<boolean>;

/**
 * Brings a boleto as far as it can go: asks the bank for payments, and takes it back where its time is over, its order was paid
 * in another way, given up or costs something else. Only the bank decides whether it was paid or taken back, so that a payment and
 * an end at once have one outcome. May be repeated, interrupted and run in parallel.
 */
export const createPursueBoleto =
  (services: RegisterServices): PursueBoleto =>
  async (id) => {
    const { database, boleto } = services;
    const row = await findBoleto(database.db, id);
    const pedido = row && (await findPedido(database.db, row.pedido_id));
    if (!row || !pedido || row.consultar_em === null) return false;
    const motivo = await reasonToEnd(database, row, pedido);
    if (motivo !== null) await askToWithdraw(database.db, id, motivo);
    const ends = motivo !== null;
    try {
      const known = ends ? await boleto.withdraw(row.numero) : await boleto.find(row.numero);
      await writeDown(services, row, known, ends);
      if (known && known.pagamentos.length > 0) return true;
    } catch (error) {
      await waitOn(database, row);
      throw error;
    }
    return (await findBoleto(database.db, id))?.situacao !== row.situacao;
  };

/** Why an open boleto is taken back; null while it may still be paid, and for one that is over. */
async function reasonToEnd({ db }: Database, row: BoletoRow, pedido: PedidoRow): Promise<MotivoBoleto | null> {
  if (!OPEN_BOLETO.includes(row.situacao)) return null;
  if (row.situacao === 'encerrando') return row.motivo;
  if (pedido.situacao === 'cancelado') return 'desistencia';
  if (!isNaoPago(pedido.situacao)) return pedido.situacao === 'pagamento_expirado' ? 'vencido' : 'outro_pagamento';
  if (pedido.total_centavos !== row.valor_centavos) return 'valor_mudou';
  if (row.acabou) return 'vencido';
  const isCut = row.situacao === 'registrando' && row.idadeSegundos >= CUT_SECONDS;
  return isCut || !(await isHeld(db, pedido.id)) ? 'desistencia' : null;
}

async function writeDown(
  services: RegisterServices,
  row: BoletoRow,
  known: BoletoNoBanco | null,
  ends: boolean,
): Promise<void> {
  const { db, transaction } = services.database;
  const { id, pedido_id: pedidoId, situacao } = row;
  if (known && known.pagamentos.length > 0) await transaction((tx) => settleBoleto(tx, id, pedidoId, known.pagamentos));
  else if (ends && (known === null || known.situacao === 'BAIXADO')) await transaction((tx) => close(tx, row));
  else if (situacao === 'registrando' && known) await transaction((tx) => activateBoleto(tx, services, row, known));
  const isOver = !OPEN_BOLETO.includes(situacao);
  if (isOver) await lookAgainAt(db, id, row.recente ? LATE_LOOK_SECONDS : null);
  else if (!ends) await lookAgainAt(db, id, situacao === 'aberto' ? OPEN_LOOK_SECONDS : RETRY_SECONDS);
}

/** A boleto that was taken back unpaid: seats that still wait are held for as long as those of a new reserva at most. */
async function close(tx: Tx, { id, pedido_id: pedidoId }: BoletoRow): Promise<void> {
  const pedido = await lockPedido(tx, pedidoId);
  const row = await lockBoleto(tx, id);
  if (!pedido || !row || !OPEN_BOLETO.includes(row.situacao)) return;
  await endBoleto(tx, id, 'baixado', LATE_LOOK_SECONDS);
  if (!isNaoPago(pedido.situacao)) return setBoletoVence(tx, pedidoId, null);
  await letGoOfBoleto(tx, pedido);
  if (row.motivo !== 'vencido' || row.codigo_barras === null || pedido.comprador_email === '') return;
  await enqueueEmail(tx, `boleto-vencido/${id}`, boletoVencidoEmail(pedido, row.vencimento));
}

/**
 * Handles a bank that does not answer. It takes no money past the due date, so its silence delays the end of the order for a day
 * only; money that it tells of later is collected all the same.
 */
async function waitOn({ db, transaction }: Database, row: BoletoRow): Promise<void> {
  const isOpen = OPEN_BOLETO.includes(row.situacao);
  if (isOpen && row.acabouSegundos >= SILENCE_SECONDS) return transaction((tx) => close(tx, row));
  const late = row.recente ? LATE_LOOK_SECONDS : null;
  await lookAgainAt(db, row.id, isOpen ? RETRY_SECONDS : late);
}
