import { sql, type Kysely, type Migration } from 'kysely';

// A coach is never changed: an edit makes another one and says which it takes the place of, so that sold departures keep
// the map that their passengers chose from. Coaches of a feed or a seed have no row; two edits of one coach are one.
const ddl = `
create table layout_versao(
  layout_id int primary key references layout(id), substitui int unique references layout(id),
  autor text not null, autor_nome text not null, criado_em timestamptz not null default clock_timestamp(),
  check (substitui <> layout_id));
`;

/** Coaches that the company's staff drew, and the coaches whose place they take. */
export const m0047CoachVersions: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
