import { sql, type Kysely, type Migration } from 'kysely';

// The back office sorts applications and keeps who read or answered what. The trail is append only for its period, as
// the other trails are (0028); its rows name a protocol and no person but their author.
const ddl = `
alter table candidatura add column situacao text not null default 'nova'
  check (situacao in ('nova','vista','arquivada'));
create table empresa_registro(
  id uuid primary key, assunto text not null check (assunto in ('manifestacao','candidatura')),
  protocolo char(9) not null,
  acao text not null check (acao in ('aberta','respondida','nova','vista','arquivada','curriculo')),
  autor text not null, em timestamptz not null default clock_timestamp());
create index empresa_registro_protocolo on empresa_registro(protocolo, em desc, id desc);
create trigger empresa_registro_fixo before update on empresa_registro
  for each row execute function caixa_so_acrescenta();
create trigger empresa_registro_no_prazo before delete on empresa_registro
  for each row when (old.em > now() - interval '5 years') execute function caixa_so_acrescenta();
`;

/** States of applications, and the trail of letters and applications. */
export const m0044BackOffice: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
