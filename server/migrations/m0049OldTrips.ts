import { sql, type Kysely, type Migration } from 'kysely';

// The seats of a departure that is long over are deleted from `ocupacao`; their number stays with the departure, and says
// that nobody may take a seat there any more. A column without a default changes the catalogue alone, at once.
const ddl = `
alter table partida add column ocupadas_arquivadas smallint;
`;

/** Departures whose seats were deleted a month after they left. */
export const m0049OldTrips: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
