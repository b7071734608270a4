import { sql, type Kysely, type Migration } from 'kysely';

// A feed comes in parts, so that neither side holds the whole of it in memory, and stays until it is applied, so that any
// replica can go on with it. A row names its person by the id of their access and
// the name at that time.
const ddl = `
create table catalogo_importacao(
  id uuid primary key, nome varchar(200) not null, bytes int not null check (bytes > 0),
  situacao text not null default 'recebendo' check (situacao in
    ('recebendo','conferindo','recusada','conferida','aplicando','aplicada','ultrapassada','descartada','falhou')),
  base text, resultado jsonb, autor text not null, autor_nome varchar(254) not null,
  aplicada_por text, aplicada_por_nome varchar(254), aplicada_em timestamptz,
  criado_em timestamptz not null default now(), atualizado_em timestamptz not null default now(),
  check ((aplicada_por is null) = (aplicada_por_nome is null)),
  check (situacao not in ('aplicando','aplicada') or aplicada_por is not null),
  check (situacao not in ('conferida','recusada') or resultado is not null));
create index catalogo_importacao_situacao on catalogo_importacao(situacao);
create table catalogo_importacao_parte(
  importacao_id uuid not null references catalogo_importacao(id) on delete cascade, n int not null check (n >= 0),
  conteudo bytea not null, primary key (importacao_id, n));
create table alerta_ciencia(
  alerta_id uuid primary key references alerta(id) on delete cascade, autor text not null,
  autor_nome varchar(254) not null, em timestamptz not null default now());
create table caixa_saida_reenvio(
  id uuid primary key, mensagem_id uuid not null, autor text not null, autor_nome varchar(254) not null,
  em timestamptz not null default now());
`;

/** The tools of the back office: feeds brought by hand, alerts that somebody has seen, messages sent again. */
export const m0043BackOffice: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
