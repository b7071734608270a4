import { sql, type Kysely, type Migration } from 'kysely';

// Each row holds the day of its deletion, so that a later change of the period does not affect people who agreed
// to this one. Limits are checks, so that every writer obeys them.
const ddl = `
create table candidatura(
  id uuid primary key, protocolo char(9) not null unique, vaga_id text,
  area text not null check (area in ('operacao','manutencao','atendimento','tecnologia','administrativo')),
  nome varchar(150) not null, email varchar(254) not null, celular varchar(16) not null, cidade varchar(80) not null,
  mensagem varchar(2000) not null, consentimento_em timestamptz not null default now(),
  curriculo_nome varchar(120) not null, curriculo_tipo text not null check (curriculo_tipo in ('pdf','doc','docx')),
  curriculo bytea not null check (octet_length(curriculo) between 1 and 5242880),
  criado_em timestamptz not null default now(), apagar_em date not null);
create index candidatura_apagar_em on candidatura(apagar_em);
create table manifestacao(
  id uuid primary key, protocolo char(9) not null unique,
  tipo text not null check (tipo in ('reclamacao','pedido','sugestao','elogio')),
  nome varchar(150) not null, email varchar(254) not null, celular varchar(16), localizador char(6),
  mensagem varchar(3000) not null, prazo date not null, resposta varchar(3000), respondida_em timestamptz,
  criado_em timestamptz not null default now(), apagar_em date not null,
  check ((resposta is null) = (respondida_em is null)));
create index manifestacao_apagar_em on manifestacao(apagar_em);
create index manifestacao_abertas on manifestacao(prazo) where respondida_em is null;
`;

/** Tables of job applications and of letters to the company. */
export const m0014Institutional: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
