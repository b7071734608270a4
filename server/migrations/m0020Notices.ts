import { sql, type Kysely, type Migration } from 'kysely';

// The address of a device is unique: the next person who signs in there takes it over. Of an e-mail address that
// unsubscribed only the hash is kept, beside the token of its links.
const ddl = `
create table aviso_aparelho(
  id uuid primary key, dono text not null, dispositivo varchar(80) not null,
  canal text not null check (canal in ('web','android','ios')), nome varchar(60) not null,
  endereco varchar(2000) not null unique, p256dh varchar(87), auth varchar(22),
  criado_em timestamptz not null default now(),
  unique (dono, dispositivo), check ((canal = 'web') = (p256dh is not null and auth is not null)));
create table aviso_preferencia(dono text primary key, email boolean not null);
create table aviso_email(
  endereco_hash char(64) primary key, token char(43) not null unique, recusado_em timestamptz);
alter table sandbox_email add column cancelamento text;
create table sandbox_push(
  id uuid primary key, canal text not null, aparelho text not null, titulo text not null, corpo text not null,
  link text not null, enviado_em timestamptz not null default now());
create index sandbox_push_enviado on sandbox_push(enviado_em desc);
`;

/** Tables of devices with notifications, of e-mail addresses without, and of the demonstration's outbox. */
export const m0020Notices: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
