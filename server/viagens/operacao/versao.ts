import type { Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import { readVersao } from './onibusRepository';

/** Refuses a change that is based on a state of the departure which somebody else has changed; the row is locked. */
export async function requireVersao(tx: Tx, id: string, versao: string): Promise<void> {
  if ((await readVersao(tx, id)) === versao) return;
  const mensagem = 'Outra pessoa mudou esta partida enquanto você a via. Confira como ela está agora e repita.';
  throw conflict('PARTIDA_MUDOU', mensagem);
}
