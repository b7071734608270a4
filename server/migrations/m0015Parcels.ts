import { sql, type Kysely, type Migration } from 'kysely';

// The events of a parcel are a chain: every event names the one before it, which must exist, be an allowed one and
// have no other successor. So two clerks cannot both post a parcel, no state is reverted, and the state of a parcel is its
// last event; no column repeats it. A parcel without its fiscal document cannot be inserted.
const ddl = `
create table encomenda_faixa(
  vigente_de date not null, ate_km int not null check (ate_km > 0),
  base_centavos int not null check (base_centavos > 0), kg_centavos int not null check (kg_centavos >= 0),
  primary key (vigente_de, ate_km));
insert into encomenda_faixa values
  ('2026-01-01', 100, 1890, 90), ('2026-01-01', 300, 2290, 140), ('2026-01-01', 600, 2790, 210),
  ('2026-01-01', 1000, 3490, 320), ('2026-01-01', 1800, 4490, 460), ('2026-01-01', 6000, 5990, 640);
create table encomenda_regra(
  vigente_de date primary key, cubagem int not null check (cubagem > 0),
  seguro_bps int not null check (seguro_bps between 0 and 10000),
  seguro_minimo_centavos int not null check (seguro_minimo_centavos >= 0),
  volume_centavos int not null check (volume_centavos >= 0),
  cotacao_horas smallint not null check (cotacao_horas > 0), postagem_dias smallint not null check (postagem_dias > 0),
  antecedencia_min smallint not null check (antecedencia_min >= 0),
  retirada_dias smallint not null check (retirada_dias > 0),
  armazenagem_dia_centavos int not null check (armazenagem_dia_centavos >= 0));
insert into encomenda_regra values ('2026-01-01', 6000, 80, 250, 600, 24, 5, 90, 7, 350);
create table encomenda_cotacao(
  id uuid primary key, origem_id int not null, destino_id int not null check (destino_id <> origem_id),
  km int not null check (km > 0), volumes jsonb not null, valor_declarado int not null check (valor_declarado > 0),
  pesos jsonb not null, linhas jsonb not null, total int not null check (total > 0),
  tarifa_de date not null, valida_ate timestamptz not null, criado_em timestamptz not null default now());
create index encomenda_cotacao_vencida on encomenda_cotacao(valida_ate);
create table encomenda(
  id uuid primary key, codigo char(11) not null unique,
  cotacao_id uuid not null unique references encomenda_cotacao(id),
  remetente jsonb not null, destinatario jsonb not null,
  final_remetente char(4) not null, final_destinatario char(4) not null,
  chave_nfe char(44), declaracao jsonb, ciencia_em timestamptz not null default now(),
  postar_ate date not null, criado_em timestamptz not null default now(), apagar_em date not null,
  check ((chave_nfe is null) <> (declaracao is null)));
create index encomenda_apagar_em on encomenda(apagar_em);
create table encomenda_evento(
  encomenda_id uuid not null references encomenda(id) on delete cascade,
  ordem smallint not null, anterior smallint, em timestamptz not null default now(), operador text,
  localidade_id int, partida_id bigint references partida(id) on delete set null, prazo date,
  recebedor_nome varchar(150), recebedor_final char(4), motivo varchar(200),
  primary key (encomenda_id, ordem), unique (encomenda_id, anterior),
  foreign key (encomenda_id, anterior) references encomenda_evento(encomenda_id, ordem),
  check ((ordem = 0) = (anterior is null)), check ((ordem = 0) = (operador is null)),
  check (ordem = 0 or anterior * 10 + ordem in (1, 12, 16, 17, 23, 27, 34, 37, 45, 46, 47)),
  check ((ordem = 4) = (prazo is not null)), check ((ordem = 5) = (recebedor_nome is not null)),
  check ((ordem = 5) = (recebedor_final is not null)), check ((ordem in (6, 7)) = (motivo is not null)));
create index encomenda_evento_partida on encomenda_evento(partida_id) where partida_id is not null;
create index encomenda_evento_em on encomenda_evento(em desc);
create table encomenda_cobranca(
  encomenda_id uuid not null references encomenda(id) on delete cascade,
  motivo text not null check (motivo in ('frete', 'armazenagem')),
  total int not null check (total > 0), meio text not null check (meio in ('dinheiro','debito','credito','pix')),
  volumes jsonb, pesos jsonb, linhas jsonb, operador text not null, em timestamptz not null default now(),
  primary key (encomenda_id, motivo), check ((motivo = 'frete') = (volumes is not null)));
create table encomenda_palpite(id uuid primary key, codigo char(11) not null, em timestamptz not null default now());
create index encomenda_palpite_codigo on encomenda_palpite(codigo, em);
`;

/** Parcels: dated prices, quotes, what happened to each, what was paid for it, and wrong guesses at following one. */
export const m0015Parcels: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
