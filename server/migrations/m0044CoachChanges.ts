import { sql, type Kysely, type Migration } from 'kysely';

// A coach that operations chose for one departure stays when a timetable is imported; the row says so, and the trail who
// chose it. Without a row the departure has the coach of its timetable.
const ddl = `
create table partida_onibus(
  partida_id bigint primary key references partida(id) on delete cascade, layout_id int not null, capacidade int not null,
  previsto_id int not null);
create table partida_onibus_registro(
  id uuid primary key, partida_id bigint not null, de int not null, para int not null, autor text not null,
  em timestamptz not null default clock_timestamp());
create index partida_onibus_registro_partida on partida_onibus_registro(partida_id, em desc, id desc);
create trigger partida_onibus_registro_fixo before update on partida_onibus_registro
  for each row execute function caixa_so_acrescenta();
create trigger partida_onibus_registro_no_prazo before delete on partida_onibus_registro
  for each row when (old.em > now() - interval '5 years') execute function caixa_so_acrescenta();
`;

/** Coaches that operations chose for single departures. */
export const m0044CoachChanges: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
