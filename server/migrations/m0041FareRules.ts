import { sql, type Kysely, type Migration } from 'kysely';

// A rule of fares never changes: holds keep its effect and name its id, so it is ended and a new one replaces it. The key
// of `tarifa_vaga` keeps a promotional seat of a departure from being promised twice; `expira_em` null means sold.
const ddl = `
create table tarifa_regra(
  id uuid primary key, nome varchar(60) not null,
  etapa text not null check (etapa in ('temporada','semana','antecedencia','ocupacao','promocao','piso','teto')),
  medida text not null check (medida in ('percentual','centavos','tarifa','porKm')), valor int not null,
  vigente_de date not null, vigente_ate date check (vigente_ate >= vigente_de),
  linha text, origem_id int references localidade(id), destino_id int references localidade(id),
  classe smallint check (classe between 1 and 5), dias smallint not null default 127 check (dias between 1 and 127),
  periodos jsonb not null default '[]' check (jsonb_typeof(periodos) = 'array'),
  antecedencia_min smallint check (antecedencia_min >= 0), antecedencia_max smallint check (antecedencia_max >= 0),
  ocupacao_min smallint check (ocupacao_min between 0 and 100),
  ocupacao_max smallint check (ocupacao_max between 0 and 100), cota smallint check (cota between 1 and 99),
  observacao varchar(300) not null default '', substitui uuid unique references tarifa_regra(id),
  criado_por text not null, criado_em timestamptz not null default now(),
  encerrada_por text, encerrada_em timestamptz,
  check (antecedencia_min <= antecedencia_max), check (ocupacao_min <= ocupacao_max),
  check (cota is null or etapa = 'promocao'), check ((encerrada_em is null) = (encerrada_por is null)),
  check (case when etapa in ('piso','teto') then medida <> 'tarifa' and valor > 0
              when medida = 'tarifa' then etapa = 'promocao' and valor > 0
              when medida = 'percentual' then valor between -9900 and 30000 and valor <> 0
              else medida = 'centavos' and valor <> 0 end));
create index tarifa_regra_em_vigor on tarifa_regra(id) where encerrada_em is null;
create function tarifa_regra_fixa() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.encerrada_em is null and new.encerrada_em is not null
    and to_jsonb(new) - 'encerrada_em' - 'encerrada_por' = to_jsonb(old) - 'encerrada_em' - 'encerrada_por'
  then return new; end if;
  raise exception 'a rule of fares is replaced, never changed' using errcode = 'integrity_constraint_violation';
end $$;
create trigger tarifa_regra_fixa before update or delete on tarifa_regra
  for each row execute function tarifa_regra_fixa();
create table tarifa_vaga(
  partida_id bigint not null, regra_id uuid not null references tarifa_regra(id), vaga smallint not null check (vaga > 0),
  reserva_id uuid not null, trecho smallint not null, poltrona smallint not null,
  expira_em timestamptz, primary key (partida_id, regra_id, vaga), unique (reserva_id, trecho, poltrona));
create index tarifa_vaga_vencida on tarifa_vaga(expira_em) where expira_em is not null;
alter table reserva_poltrona
  add column regras jsonb not null default '[]', add column cota_regra_id uuid;
`;

/** Dated rules of fares, promotional seats of a departure, and what a hold keeps of both. */
export const m0041FareRules: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(ddl).execute(db);
  },
};
