import { sql, type Kysely, type Migration } from 'kysely';

// Our database says what an access at the identity provider should be; a step brings it there, and may be repeated.
// `desejada` counts the changes here, `aplicada` is the one that the provider has confirmed.
const wishes = `
create table operador_acesso(
  operador_id uuid primary key references agencia_operador(id) on delete cascade,
  desejada int not null default 1 check (desejada > 0),
  aplicada int not null default 0 check (aplicada between 0 and desejada),
  encerrar boolean not null default false,
  senha text check (senha in ('convite','redefinicao')),
  recusa text check (recusa in ('email_em_uso','sem_usuario')),
  mudou_em timestamptz not null default now());
create index operador_acesso_pendente on operador_acesso(mudou_em) where desejada <> aplicada and recusa is null;
`;

// An agency is a company of its own: its CNPJ exists once. The company's staff act on agencies without being operators.
const agencies = `
alter table agencia_estabelecimento
  add column cnpj varchar(14) unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  add column situacao text not null default 'ativa' check (situacao in ('ativa','bloqueada')),
  add column criado_em timestamptz not null default now();
alter table agencia_auditoria add column autor_sub text;
`;

/** The wished state of operators' accesses, agencies by CNPJ, and who of the company acted on them. */
export const m0042AccessWishes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(wishes + agencies).execute(db);
  },
};
