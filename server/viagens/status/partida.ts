import { msg } from '../../../src/words/t';
import type { Reader, Tx } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';
import { findPartida, lockPartida, type Partida } from './statusRepository';

/** One departure; throws 404 where there is none. */
export async function requirePartida(db: Reader, id: string): Promise<Partida> {
  return known(await findPartida(db, id));
}

/** The same, locked until the transaction ends. */
export async function lockPartidaForStatus(tx: Tx, id: string): Promise<Partida> {
  return known(await lockPartida(tx, id));
}

function known(partida: Partida | undefined): Partida {
  if (!partida) throw notFound('VIAGEM_NAO_ENCONTRADA', msg('Não encontramos esta viagem.'));
  return partida;
}
