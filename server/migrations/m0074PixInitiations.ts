import { sql, type Kysely, type Migration } from 'kysely';

// An initiation asks the payer's bank to pay an order's Pix charge by its own code, so it carries no money: what came is read under
// the charge, as ever. A charge has ten of them at most, whoever asks at once: the attempt is part of a key.
const ddl = `
create table iniciacao_pix(
  id uuid primary key, txid varchar(35) not null references cobranca_pix(txid), pedido_id uuid not null references pedido(id),
  tentativa smallint not null check (tentativa between 1 and 10),
  banco_id varchar(64) not null, banco_nome varchar(80) not null,
  consentimento varchar(256) unique, url varchar(2048), expira_em timestamptz,
  situacao text not null default 'criando'
    check (situacao in ('criando','aguardando','autorizada','paga','recusada','cancelada','expirada')),
  motivo text check (motivo in ('saldo','limite','conta','cobranca','banco')),
  consultada_em timestamptz, criado_em timestamptz not null default now(),
  unique (txid, tentativa),
  check (situacao in ('criando','recusada') or (consentimento is not null and url is not null and expira_em is not null)),
  check ((situacao = 'recusada') = (motivo is not null)));
create index iniciacao_pix_pedido on iniciacao_pix(pedido_id);
alter table aviso_pagamento drop constraint aviso_pagamento_etapa_check;
alter table aviso_pagamento add constraint aviso_pagamento_etapa_check
  check (etapa in ('aviso_pix','aviso_cartao','aviso_boleto','aviso_iniciacao'));
create table sandbox_iniciador_consentimento(
  id varchar(256) primary key, chave uuid not null unique, banco varchar(64) not null,
  valor_centavos int not null check (valor_centavos > 0), qr_code text not null, retorno text not null,
  situacao text not null default 'AWAITING_AUTHORISATION'
    check (situacao in ('AWAITING_AUTHORISATION','AUTHORISED','REJECTED','CONSUMED')),
  motivo text, pagamento_id uuid unique, pagamento_situacao text check (pagamento_situacao in ('PDNG','ACSC','RJCT')),
  pagamento_motivo text, criado_em timestamptz not null default now(),
  expira_em timestamptz not null default now() + interval '5 minutes');
`;

/** Pix in the app of the payer's bank, and the initiator of a demonstration. */
export const m0074PixInitiations: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
