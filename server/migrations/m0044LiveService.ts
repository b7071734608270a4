import { sql, type Kysely, type Migration } from 'kysely';

// A conversation that the assistant handed over is answered live by one person of the company at a time. The other side
// proves itself by a key that it got with the protocol, kept as a hash. The turns end with the letter that they belong to.
const ddl = `
alter table chatbot_atendimento add column chave char(64), add column atendente text, add column atendente_em timestamptz;
create table chatbot_fala(
  id uuid primary key, protocolo char(9) not null references chatbot_atendimento(protocolo) on delete cascade,
  fala_id varchar(64) not null, de text not null check (de in ('cliente','atendente','sistema')), autor text,
  texto varchar(2000) not null, em timestamptz not null default clock_timestamp(), unique (protocolo, fala_id),
  check ((de = 'cliente') = (autor is null)));
create index chatbot_fala_protocolo on chatbot_fala(protocolo, em, id);
`;

/** Conversations with a person of the company. */
export const m0044LiveService: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
