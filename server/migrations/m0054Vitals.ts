import { sql, type Kysely, type Migration } from 'kysely';

const ddl = `
create table vital_dia(
  dia date not null, rota varchar(40) not null, versao varchar(20) not null, aparelho varchar(10) not null,
  metrica varchar(4) not null, faixa smallint not null, vezes integer not null check (vezes > 0),
  primary key (dia, rota, versao, aparelho, metrica, faixa));
`;

/** How often a page was how quick, by day: no visit by itself. */
export const m0054Vitals: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
