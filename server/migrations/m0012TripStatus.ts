import { sql, type Kysely, type Migration } from 'kysely';

// The rights after a delay are law, and law changes, so they are dated rows. A reminder is a row, so that none is sent twice.
const ddl = `
create table partida_status(
  partida_id bigint primary key references partida(id) on delete cascade,
  situacao text not null default 'prevista'
    check (situacao in ('prevista','embarque','em_viagem','encerrada','cancelada')),
  atraso_min int not null default 0 check (atraso_min between 0 and 1440),
  plataforma text, motivo text, atualizado_em timestamptz not null default now());
create table direito_atraso(
  jurisdicao text not null, vigente_de date not null, atraso_min int not null check (atraso_min >= 0),
  titulo text not null, texto text not null, base_legal text not null,
  primary key (jurisdicao, vigente_de, atraso_min));
insert into direito_atraso(jurisdicao, vigente_de, atraso_min, titulo, texto, base_legal) values
  ('BR', '2009-07-08', 60, 'Atraso de mais de 1 hora: você escolhe',
   'Embarcar por outra empresa, receber de volta na hora o que pagou, ou esperar esta viagem.', 'Lei 11.975/2009, art. 3º'),
  ('BR', '2009-07-08', 180, 'Atraso de mais de 3 horas: alimentação por conta da empresa',
   'E hospedagem, se a viagem não puder continuar no mesmo dia.', 'Lei 11.975/2009, art. 4º');
create table lembrete(
  pedido_id uuid not null references pedido(id), viagem_id bigint not null,
  tipo text not null check (tipo in ('24h','2h','atraso','cancelada')),
  criado_em timestamptz not null default now(), primary key (pedido_id, viagem_id, tipo));
create index pedido_item_viagem on pedido_item(viagem_id);
create index pedido_item_dia on pedido_item((viagem->'partida'->>'dia'));
`;

/** Tables of the status of departures, of the rights after a delay, and of the notices to buyers. */
export const m0012TripStatus: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
