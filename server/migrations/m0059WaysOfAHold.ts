import { sql, type Kysely, type Migration } from 'kysely';

// Null where the places of the parts tell which way each belongs to, as of every hold before this column.
const ddl = `alter table reserva_trecho add column sentido text check (sentido in ('ida', 'volta'));`;

/** The way of each part of a hold, out or back. */
export const m0059WaysOfAHold: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
