import { sql, type Kysely, type Migration } from 'kysely';

// As of waits (m0057): an open alert has one of ten places of its owner, a told one has none. Places of a search may be cities,
// which no table holds.
const ddl = `
create table alerta_preco(
  id uuid primary key, dono text not null, vaga smallint check (vaga between 1 and 10),
  origem_id int not null, destino_id int not null, data date not null,
  visto_centavos int check (visto_centavos >= 0),
  criado_em timestamptz not null default now(), olhado_em timestamptz not null default now(), avisado_em timestamptz,
  check (origem_id <> destino_id), check ((vaga is null) = (avisado_em is not null)),
  unique (dono, origem_id, destino_id, data), unique (dono, vaga));
create index alerta_preco_a_olhar on alerta_preco(olhado_em) where avisado_em is null;
create index alerta_preco_dia on alerta_preco(data);
`;

/** The travellers who want to hear once of a lower price of a day. */
export const m0062PriceAlerts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
