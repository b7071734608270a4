import type { Insertable, Selectable } from 'kysely';
import { allRows } from '../platform/database/allRows';
import type { Reader, Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { upsertRows } from '../platform/database/upsertRows';

/** A place as the table holds it. */
export type LocalidadeRow = Selectable<Tables['localidade']>;

/** Every place of the network. */
export const listLocalidadeRows = (db: Reader): Promise<LocalidadeRow[]> => allRows(db, 'localidade');

/** Writes the places of a seed; one that exists gets the new values. */
export const upsertLocalidades = (tx: Tx, rows: readonly Insertable<Tables['localidade']>[]): Promise<void> =>
  upsertRows(tx, 'localidade', ['id'], rows);
