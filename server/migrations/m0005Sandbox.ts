import { sql, type Kysely, type Migration } from 'kysely';

// The outside world of a demonstration: a bank and a mailbox. Production has the tables and leaves them empty.
const ddl = `
create table sandbox_pix_cob(
  txid varchar(35) primary key, loc_id int not null unique, location text not null, revisao int not null default 0,
  status text not null default 'ATIVA', chave text not null, valor_centavos int not null check (valor_centavos > 0),
  expiracao int not null check (expiracao > 0), devedor jsonb, solicitacao_pagador text,
  pix_copia_e_cola text not null, criacao timestamptz not null default now());
create index sandbox_pix_cob_criacao on sandbox_pix_cob(criacao);
create table sandbox_pix_pagamento(
  e2eid char(32) primary key, txid varchar(35) not null references sandbox_pix_cob(txid), chave text not null,
  valor_centavos int not null, horario timestamptz not null default now());
create index sandbox_pix_pagamento_txid on sandbox_pix_pagamento(txid);
create table sandbox_pix_devolucao(
  e2eid char(32) not null references sandbox_pix_pagamento(e2eid), id varchar(35) not null, rtr_id char(32) not null,
  valor_centavos int not null, horario timestamptz not null default now(), primary key (e2eid, id));
create table sandbox_pix_webhook(chave text primary key, url text not null, criacao timestamptz not null default now());
create table sandbox_pix_aviso(
  id uuid primary key, e2eid char(32) not null, tentativas smallint not null default 0,
  tentar_em timestamptz not null default now(), entregue_em timestamptz);
create index sandbox_pix_aviso_pendente on sandbox_pix_aviso(tentar_em) where entregue_em is null;
create table sandbox_email(
  id uuid primary key, para text not null, assunto text not null, corpo text not null, codigo text,
  enviado_em timestamptz not null default now());
create index sandbox_email_enviado on sandbox_email(enviado_em desc);
`;

export const m0005Sandbox: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
