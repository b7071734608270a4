import { sql, type Kysely, type Migration } from 'kysely';

// A notice of the acquirer about a payment is kept until the acquirer was asked, and for as long as the payment is
// disputed: `olhar_em` is when to ask next.
const ddl = `
alter table cobranca_cartao add column contestado_em timestamptz;
create index cobranca_cartao_contestada on cobranca_cartao(contestado_em) where contestado_em is not null;
create table cartao_aviso(
  cobranca_id uuid primary key references cobranca_cartao(id), avisos int not null default 1,
  olhar_em timestamptz not null default now());
create index cartao_aviso_a_olhar on cartao_aviso(olhar_em);
alter table sandbox_cartao_pagamento drop constraint sandbox_cartao_pagamento_situacao_check;
alter table sandbox_cartao_pagamento add constraint sandbox_cartao_pagamento_situacao_check
  check (situacao in ('authorized','captured','canceled','denied','chargeback'));
`;

/** Card payments that are disputed at the buyer's bank. */
export const m0023CardDisputes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
