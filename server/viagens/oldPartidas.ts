import type { Database } from '../platform/database/database';
import { deleteEmptyPartidas } from './partidaRepository';

/** How long a departure without passengers is kept: longer than a ticket is good for, which is a year. */
const KEPT_DAYS = 400;
const BATCH = 5000;

/** Deletes departures that ran long ago without any seat or pedido, one batch a turn. */
export const purgePartidas = ({ db }: Database): Promise<unknown> => deleteEmptyPartidas(db, KEPT_DAYS, BATCH);
