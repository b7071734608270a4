import { sql, type Kysely, type Migration } from 'kysely';

// A seat that a change of coaches moved: from where, to where, and the seat of the purchase, to which it goes back. The
// rows go with the change that made them, five years later. A sale at the operator remembers the seat that it was sold
// under while the passenger has another one.
const moves = `
alter table partida_onibus_registro add column motivo varchar(200);
create table mudanca_poltrona(
  registro_id uuid not null references partida_onibus_registro(id) on delete cascade,
  partida_id bigint not null, reserva_id uuid not null, trecho smallint not null,
  pedido_id uuid, n smallint,
  original smallint not null, de smallint not null, para smallint not null,
  acessivel boolean not null, mulheres boolean not null, pior boolean not null,
  em timestamptz not null default clock_timestamp(),
  primary key (registro_id, reserva_id, trecho, de));
create index mudanca_poltrona_reserva on mudanca_poltrona(reserva_id, trecho, para, em desc);
create index mudanca_poltrona_pedido on mudanca_poltrona(pedido_id, n) where pedido_id is not null;
create trigger mudanca_poltrona_fixa before update on mudanca_poltrona
  for each row execute function caixa_so_acrescenta();
create trigger mudanca_poltrona_no_prazo before delete on mudanca_poltrona
  for each row when (old.em > now() - interval '5 years') execute function caixa_so_acrescenta();
alter table emissao add column poltrona_vendida smallint;
`;

/** Seats that passengers were moved to with a change of coaches. */
export const m0052MovedSeats: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(moves).execute(db);
  },
};
