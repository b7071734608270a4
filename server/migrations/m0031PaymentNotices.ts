import { sql, type Kysely, type Migration } from 'kysely';

// The notices of both providers have one life: kept, worked on, forgotten unless another came meanwhile. `olhar_em` is
// when to ask the provider next; of a disputed card payment that is hours later, until its bank has decided.
const ddl = `
create table aviso_pagamento(
  etapa text not null check (etapa in ('aviso_pix','aviso_cartao')), assunto text not null,
  pedido_id uuid not null references pedido(id), avisos int not null default 1 check (avisos > 0),
  olhar_em timestamptz not null default now(), primary key (etapa, assunto));
create index aviso_pagamento_a_olhar on aviso_pagamento(etapa, olhar_em);
insert into aviso_pagamento(etapa, assunto, pedido_id, avisos, olhar_em)
  select 'aviso_pix', a.txid, c.pedido_id, a.avisos, a.recebido_em from pix_aviso a join cobranca_pix c using (txid);
insert into aviso_pagamento(etapa, assunto, pedido_id, avisos, olhar_em)
  select 'aviso_cartao', c.id::text, c.pedido_id, a.avisos, a.olhar_em
  from cartao_aviso a join cobranca_cartao c on c.id = a.cobranca_id;
drop table pix_aviso;
drop table cartao_aviso;
`;

/** One table for the providers' notices about payments. */
export const m0031PaymentNotices: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
