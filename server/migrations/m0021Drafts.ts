import { sql, type Kysely, type Migration } from 'kysely';

// A draft is deleted with its reserva; its size limit is that of the longest form of six passengers.
const ddl = `
create table reserva_rascunho(
  reserva_id uuid primary key references reserva(id) on delete cascade,
  dono text not null,
  dados jsonb not null check (jsonb_typeof(dados) = 'object' and octet_length(dados::text) <= 24576),
  versao int not null check (versao > 0),
  atualizado_em timestamptz not null default now());
create index reserva_rascunho_dono on reserva_rascunho(dono);
`;

export const m0021Drafts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
