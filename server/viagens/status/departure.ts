import type { Reader, Tx } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';
import { findDeparture, lockPartida, type Departure } from './statusRepository';

/** One departure; throws 404 where there is none. */
export async function requireDeparture(db: Reader, id: string): Promise<Departure> {
  return known(await findDeparture(db, id));
}

/** The same, locked until the transaction ends. */
export async function lockDeparture(tx: Tx, id: string): Promise<Departure> {
  return known(await lockPartida(tx, id));
}

function known(departure: Departure | undefined): Departure {
  if (!departure) throw notFound('VIAGEM_NAO_ENCONTRADA', 'Não encontramos esta viagem.');
  return departure;
}
