import { sql, type Kysely, type Migration } from 'kysely';

// limite_uso is unlogged: counts of the last minutes may be lost in a crash, and need not wait for the disk.
// reserva_lugar: its check of `lugar` limits the unpaid seats that a person holds on a departure.
const ddl = `
create unlogged table limite_uso(
  chave text primary key, conta int not null, ate timestamptz not null);
create index limite_uso_vencido on limite_uso(ate);
alter table reserva_vaga drop constraint reserva_vaga_vaga_check;
alter table reserva_vaga add constraint reserva_vaga_vaga_check check (vaga between 1 and 40);
alter table reserva add column liberada_em timestamptz;
create table reserva_lugar(
  dono text not null, partida_id bigint not null, lugar smallint not null check (lugar between 1 and 60),
  reserva_id uuid not null references reserva(id), primary key (dono, partida_id, lugar));
create index reserva_lugar_reserva on reserva_lugar(reserva_id);
`;

/** How often one may call, and how much one may hold without paying. */
export const m0026Limits: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
