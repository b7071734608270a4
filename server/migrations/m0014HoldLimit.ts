import { sql, type Kysely, type Migration } from 'kysely';

// A person has at most six live holds, since the check of `vaga` allows six rows.
const ddl = `
create table reserva_vaga(
  dono text not null, vaga smallint not null check (vaga between 1 and 6),
  reserva_id uuid not null unique references reserva(id), primary key (dono, vaga));
`;

export const m0014HoldLimit: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
