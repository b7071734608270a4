import { sql, type Kysely, type Migration } from 'kysely';

// The key limits a hold to one extension by its person.
const ddl = `
create table reserva_prorrogacao(
  reserva_id uuid primary key references reserva(id), criado_em timestamptz not null default now());
create index reserva_do_dono on reserva(dono, expira_em) where situacao = 'ativa';
`;

export const m0011Seats: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
