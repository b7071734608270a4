import { sql, type Kysely, type Migration } from 'kysely';

// Consent stands on the seat whose phone it is about: when it was given, and by whose account. A mark's key is what keeps
// one event from being told twice. A number that wants no notices is kept as a hash, apart from every purchase, so that a
// later purchase by somebody else does not bring them back.
const ddl = `
alter table pedido_item add column avisos_desde timestamptz, add column avisos_por text;
create table aviso_passageiro(
  pedido_id uuid not null, n int not null, evento varchar(80) not null, criado_em timestamptz not null default now(),
  primary key (pedido_id, n, evento));
create table aviso_numero(
  numero_hash char(64) primary key, token char(43) not null unique,
  recusado_em timestamptz, recusado_por text check (recusado_por in ('mensagem','link')), sem_whatsapp_em timestamptz,
  check ((recusado_em is null) = (recusado_por is null)));
alter table sandbox_whatsapp add column canal text not null default 'whatsapp' check (canal in ('whatsapp','sms'));
alter table caixa_saida add column recusada_em timestamptz, add column recusa varchar(200);
create table disjuntor(sistema text primary key, aberto_em timestamptz not null default now(), visto_em timestamptz not null default now());
`;

/** Notices to passengers' phones, messages that their receiver's server refused, and breakers that are open. */
export const m0048PassengerNotices: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
