import { sql, type Kysely, type Migration } from 'kysely';

// A conversation is found by the hash of an id that only its person has, and holds the facts of a trip, never
// the written text nor its author. A channel's message is taken once: its id is the key.
const ddl = `
create table chatbot_conversa(
  id char(64) primary key, canal text not null check (canal in ('app','whatsapp')),
  estado varchar(4000) not null, anterior varchar(4000) not null, ultima_mensagem varchar(256) not null,
  versao integer not null default 1, expira_em timestamptz not null);
create index chatbot_conversa_expira_em on chatbot_conversa(expira_em);
create table chatbot_recebida(
  canal text not null check (canal in ('whatsapp')), mensagem_id varchar(256) not null,
  recebida_em timestamptz not null default now(), primary key (canal, mensagem_id));
create index chatbot_recebida_em on chatbot_recebida(recebida_em);
create table chatbot_atendimento(
  protocolo char(9) primary key references manifestacao(protocolo) on delete cascade,
  consentimento_em timestamptz not null default now());
create table sandbox_whatsapp(
  id uuid primary key, para varchar(32) not null, texto varchar(4096) not null,
  criado_em timestamptz not null default now());
`;

/** Tables of the assistant: conversations, messages received from a channel, requests for a person. */
export const m0019Chatbot: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
