import { sql, type Kysely, type Migration } from 'kysely';

// A link is kept as its hash. It is made anew from the key, so that asking twice gives the same one: who reads the table of
// links alone opens none.
const ddl = `
create table acompanhamento_chave(unica boolean primary key default true check (unica), segredo text not null);
insert into acompanhamento_chave(segredo) values (gen_random_uuid()::text || gen_random_uuid()::text);
create table bilhete_acompanhamento(
  bilhete_id uuid primary key references bilhete(id) on delete cascade, geracao int not null default 1,
  token_hash text unique, ate timestamptz not null, criado_em timestamptz not null default now());
`;

/** Links by which others follow the trip of a ticket. */
export const m0064FollowedTickets: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
