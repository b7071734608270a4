import { msg } from '../../src/words/t';
import type { Reader } from '../platform/database/database';
import { conflict, notFound } from '../platform/http/problem';
import type { Inventory, ReservaDetalhada } from './inventory';

/** Finds a person's own reserva, over or not; another person's is a 404. */
async function requireReserva(
  reader: Reader,
  inventory: Inventory,
  dono: string,
  id: string,
): Promise<ReservaDetalhada> {
  return requireOwn(await inventory.findReserva(reader, id), dono);
}

/** A reserva that is this person's. */
export function requireOwn(reserva: ReservaDetalhada | undefined, dono: string): ReservaDetalhada {
  if (reserva?.dono !== dono) throw notFound('RESERVA_NAO_ENCONTRADA', msg('Reserva não encontrada.'));
  return reserva;
}

/** Throws 409 where the time of a reserva is over or its seats are sold. */
export function refuseOver({ vencida, situacao }: ReservaDetalhada): void {
  if (!vencida && situacao === 'ativa') return;
  throw conflict('RESERVA_EXPIRADA', msg('O tempo da sua reserva acabou. Escolha as poltronas de novo.'));
}

/** A person's own reserva; 409 where its time is over or its seats are sold. */
export async function requireLiveReserva(
  reader: Reader,
  inventory: Inventory,
  dono: string,
  id: string,
): Promise<ReservaDetalhada> {
  const reserva = await requireReserva(reader, inventory, dono, id);
  refuseOver(reserva);
  return reserva;
}
