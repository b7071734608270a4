import { msg } from '../../src/words/t';
import type { Reader } from '../platform/database/database';
import { notFound } from '../platform/http/problem';
import type { Inventory, ReservaDetalhada } from './inventory';

/** Finds a person's own reserva; another person's is a 404, so that its existence is not told. */
export async function findOwn(db: Reader, inventory: Inventory, id: string, dono: string): Promise<ReservaDetalhada> {
  const reserva = await inventory.findReserva(db, id);
  if (reserva?.dono !== dono) throw notFound('RESERVA_NAO_ENCONTRADA', msg('Não encontramos esta reserva.'));
  return reserva;
}
