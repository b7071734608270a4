import type { Database } from '../platform/database/database';
import { deleteEmptyPartidas } from './partidaRepository';
import { deleteOldPosicoes } from './posicao/posicaoRepository';

/** How long a departure without passengers is kept: longer than a ticket is good for, which is a year. */
const KEPT_DAYS = 400;
const BATCH = 5000;

/** Deletes departures that ran long ago without any seat or pedido, one batch a turn, and where the coaches of others were. */
export async function purgePartidas({ db }: Database): Promise<void> {
  await deleteOldPosicoes(db);
  await deleteEmptyPartidas(db, KEPT_DAYS, BATCH);
}
