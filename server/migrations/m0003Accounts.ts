import { sql, type Kysely, type Migration } from 'kysely';

// A deleted conta keeps its row for the orders under it, without anything that tells whose it was.
const ddl = `
create table conta(
  id uuid primary key, cognito_id text unique, email text not null, email_norm text unique, cpf char(11) unique,
  nome varchar(150) not null, data_nascimento date, celular varchar(16), provedor_tipo smallint not null,
  termos_versao int not null, termos_aceitos_em timestamptz not null default now(),
  criado_em timestamptz not null default now(), excluido_em timestamptz,
  check (excluido_em is not null or (cognito_id is not null and email_norm is not null and cpf is not null
    and data_nascimento is not null and celular is not null)));
create table conta_troca_email(
  conta_id uuid primary key references conta(id), novo_email text not null, codigo_hash char(64) not null,
  expira_em timestamptz not null, tentativas smallint not null default 0);
create table contrato(versao int primary key, conteudo text not null, vigente_de timestamptz not null);
create table sessao_praxio(
  sessao_client_id text primary key, dono text not null unique, estabelecimento_id int not null,
  login_em timestamptz not null, cache boolean not null default false);
`;

export const m0003Accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
