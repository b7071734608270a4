import { sql, type Kysely, type Migration } from 'kysely';

// The ticket is the key, so that two requests at once leave one rating. Line and day are the trip's, kept because departures
// are deleted before the counts that they belong to end.
const ddl = `
create table avaliacao(
  bilhete_id uuid primary key references bilhete(id) on delete cascade, dono text not null,
  linha_id int not null, data date not null,
  nota smallint not null check (nota between 1 and 5), texto varchar(500) check (texto <> ''),
  criada_em timestamptz not null default now(), mudada_em timestamptz not null default now());
create index avaliacao_linha on avaliacao(linha_id, criada_em);
create index avaliacao_dono on avaliacao(dono);
create index avaliacao_por_idade on avaliacao(criada_em);
`;

/** Ratings of trips by their travellers: one row a ticket. */
export const m0061Ratings: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
