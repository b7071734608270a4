import { sql, type Kysely, type Migration } from 'kysely';

// A row is made by the first who asks where the coach is; until it is told, it has no position.
const ddl = `
create table partida_posicao(
  partida_id bigint primary key references partida(id) on delete cascade,
  pedida_em timestamptz not null default now(),
  lat double precision check (lat between -90 and 90), lon double precision check (lon between -180 and 180), em timestamptz,
  check ((em is null) = (lat is null)), check ((em is null) = (lon is null)));
create index partida_posicao_pedida on partida_posicao(pedida_em);
`;

/** The last known position of the coach of a departure. */
export const m0063CoachPositions: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
