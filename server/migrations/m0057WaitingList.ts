import { sql, type Kysely, type Migration } from 'kysely';

// A wait that is open has one of ten places of its owner, so that the key bounds how many there are; one that was told has none.
const ddl = `
create table lista_espera(
  id uuid primary key, dono text not null, vaga smallint check (vaga between 1 and 10),
  viagem_id bigint not null references partida(id) on delete cascade, data date not null,
  origem_id int not null references localidade(id), destino_id int not null references localidade(id),
  criada_em timestamptz not null default now(), avisada_em timestamptz,
  check (origem_id <> destino_id), check ((vaga is null) = (avisada_em is not null)),
  unique (dono, viagem_id, data, origem_id, destino_id), unique (dono, vaga));
create index lista_espera_viagem on lista_espera(viagem_id);
`;

/** The travellers who want to hear of a free seat of a sold-out departure. */
export const m0057WaitingList: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
