import { listPedidosOfReservas, lockPedidosOfReservas } from '../../pedidos/mudancaItemRepository';
import type { Tx } from '../../platform/database/database';
import { insideSavepoint } from '../../platform/database/savepoint';
import { conflict } from '../../platform/http/problem';
import { listReservasNaPartida, lockReservas } from '../../reservas/poltronas/mudancaPoltronaRepository';
import { lockPartidaForStatus } from '../../viagens/status/partida';

const OCUPANTES = 'ocupantes';
/** A rush of purchases that adds a hold during each turn ends with the refusal. */
const TURNS = 8;

/**
 * Locks everybody of a departure in the order in which purchases lock: orders, holds, then the departure, under which no
 * seat is taken any more. Somebody who came in between is not locked, so the locks are let go and taken again.
 */
export async function lockOcupantes(tx: Tx, partidaId: string): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (await insideSavepoint(tx, OCUPANTES, () => tryLock(tx, partidaId))) return;
  }
  throw conflict('PARTIDA_MOVIMENTADA', 'Há muitas compras nesta partida agora. Tente de novo em instantes.');
}

async function tryLock(tx: Tx, partidaId: string): Promise<true | null> {
  const reservas = await listReservasNaPartida(tx, partidaId);
  const pedidos = await lockPedidosOfReservas(tx, reservas);
  await lockReservas(tx, reservas);
  await lockPartidaForStatus(tx, partidaId);
  const now = await listReservasNaPartida(tx, partidaId);
  const isLocked = isWithin(now, reservas) && isWithin(await listPedidosOfReservas(tx, now), pedidos);
  return isLocked || null;
}

const isWithin = (some: readonly string[], all: readonly string[]): boolean => {
  const known = new Set(all);
  return some.every((one) => known.has(one));
};
