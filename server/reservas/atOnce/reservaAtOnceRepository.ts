/** Locks `partida` of `viagens` as the transaction of a hold does, and reads the version of its rules of fares. */
import { sql, type RawBuilder } from 'kysely';
import type { Partida } from '../../viagens/partidaRepository';
import type { HoldCeilings } from '../limites/holdCeilings';
import { DESCANSOU } from '../limites/vagaRepository';
import type { Part } from '../reservaRepository';
import type { NewReserva } from '../reservaRepository';

/** A promotional seat that a seat of the hold is to take, the `nth` free one of its rule. */
export interface NthPromocional {
  partida_id: string;
  regra_id: string;
  cota: number;
  nth: number;
  trecho: number;
  poltrona: number;
}

/** A part of the hold, and its departure as it was read. */
export interface HeldParte extends Part {
  partida: Partida;
}

/** All rows of a new hold. */
export interface ReservaAtOnce extends NewReserva {
  id: string;
  dono: string;
  expira: Date;
  partes: readonly HeldParte[];
  promocionais: readonly NthPromocional[];
  /** The version of the rules of fares by which it is priced. */
  tarifas: string;
  /** The ceilings of its holder; null where there are none. */
  tetos: HoldCeilings | null;
}

/**
 * The expressions that write a hold where its key is ours (`minha`) and its departures are as they were read. A hold that
 * lacks a seat, a promotional seat or a place of its holder has no end, which its table refuses.
 */
export function writeReserva(hold: ReservaAtOnce): RawBuilder<unknown> {
  const { id, dono, expira, partes, promocionais, tetos } = hold;
  const pernas = partes.reduce((sum, { poltronas, seqO, seqD }) => sum + poltronas.length * (seqD - seqO), 0);
  const steps = [viva(hold), perna(hold)];
  const complete = [sql`(select count(*) from perna) = ${pernas}`];
  if (promocionais.length > 0) {
    steps.push(promocional(hold, pernas));
    complete.push(sql`(select count(*) from promocional) = ${promocionais.length}`);
  }
  if (tetos) {
    steps.push(vagaDaPessoa(hold, tetos.reservas), lugarDaPessoa(hold, tetos.poltronasPorPartida));
    const lugares = partes.reduce((sum, { poltronas }) => sum + poltronas.length, 0);
    complete.push(sql`(select count(*) from vaga) = 1`, sql`(select count(*) from lugar) = ${lugares}`);
  }
  steps.push(sql`
    reservada as (
      insert into reserva(id, dono, expira_em)
      select ${id}::uuid, ${dono}, case when ${sql.join(complete, sql` and `)} then ${expira}::timestamptz end from minha
      returning 1 as sim),
    feita as materialized (select sim from reservada)`);
  steps.push(trechoAndPoltrona(hold));
  return sql.join(steps, sql`, `);
}

const rowsOf = (rows: readonly object[]): string => JSON.stringify(rows);

/** The departures, kept as they are. They must still be what was judged and priced. */
const viva = ({ partes, tarifas }: ReservaAtOnce) => sql`
  viva as materialized (
    select p.id, t.seq_o, t.seq_d, t.poltronas
    from jsonb_to_recordset(${rowsOf(
      partes.map(({ partidaId, seqO, seqD, poltronas, partida: { linha_id, layout_id, saida, plataforma } }) => ({
        id: partidaId,
        linha_id,
        layout_id,
        saida,
        plataforma,
        seq_o: seqO,
        seq_d: seqD,
        poltronas,
      })),
    )}::jsonb) as t(
      id bigint, linha_id int, layout_id int, saida timestamptz, plataforma text, seq_o int, seq_d int, poltronas smallint[])
    join partida p on p.id = t.id and p.linha_id = t.linha_id and p.layout_id = t.layout_id
      and date_trunc('milliseconds', p.saida) = t.saida and p.plataforma is not distinct from t.plataforma
    where p.situacao = 'programada' and not p.fora_de_venda and p.ocupadas_arquivadas is null
      and exists (select 1 from minha)
      and coalesce((select versao from semente where nome = 'tarifas'), '') = ${tarifas}
    order by p.id for key share of p)`;

/** Every leg of every seat, as `takePoltronas` takes those of one departure. */
const perna = ({ id, expira }: ReservaAtOnce) => sql`
  perna as (
    insert into ocupacao(partida_id, poltrona, perna, reserva_id, expira_em)
    select viva.id, s, g, ${id}::uuid, ${expira}::timestamptz
    from viva, unnest(viva.poltronas) s, generate_series(viva.seq_o, viva.seq_d - 1) g
    order by viva.id, s, g
    on conflict (partida_id, poltrona, perna) do update
      set reserva_id = excluded.reserva_id, expira_em = excluded.expira_em
      where ocupacao.expira_em <= now()
    returning 1)`;

const allLegs = (pernas: number) => sql`(select count(*) from perna) = ${pernas}`;

/** The promotional seats, each rule's first free ones; a lapsed one is taken over in place. */
const promocional = ({ id, expira, promocionais }: ReservaAtOnce, pernas: number) => sql`
  promocional as (
    insert into tarifa_vaga(partida_id, regra_id, vaga, reserva_id, trecho, poltrona, expira_em)
    select t.partida_id, t.regra_id, livre.v, ${id}::uuid, t.trecho, t.poltrona, ${expira}::timestamptz
    from jsonb_to_recordset(${rowsOf(promocionais)}::jsonb) as t(
      partida_id bigint, regra_id uuid, cota int, nth int, trecho int, poltrona int)
    cross join lateral (
      select v from generate_series(1, t.cota) v
      where not exists (
        select 1 from tarifa_vaga x where x.partida_id = t.partida_id and x.regra_id = t.regra_id and x.vaga = v
          and (x.expira_em is null or x.expira_em > now()))
      order by v offset t.nth limit 1) livre
    where ${allLegs(pernas)}
    order by t.partida_id, t.regra_id, livre.v
    on conflict (partida_id, regra_id, vaga) do update
      set reserva_id = excluded.reserva_id, trecho = excluded.trecho, poltrona = excluded.poltrona,
          expira_em = excluded.expira_em
      where tarifa_vaga.expira_em <= now()
    returning 1)`;

/** A place of the holder for the hold, the first that is free; that of an ended hold is taken over in place. */
const vagaDaPessoa = ({ id, dono }: ReservaAtOnce, teto: number) => sql`
  vagas as materialized (
    select v.vaga, v.reserva_id, r.situacao <> 'ativa' or r.expira_em <= now() as livre
    from reserva_vaga v join reserva r on r.id = v.reserva_id where v.dono = ${dono}),
  vaga as (
    insert into reserva_vaga(dono, vaga, reserva_id)
    select ${dono}, v, ${id}::uuid from generate_series(1, ${teto}::int) v
    where exists (select 1 from perna) and not exists (select 1 from vagas where vagas.vaga = v and not vagas.livre)
    order by v limit 1
    on conflict (dono, vaga) do update set reserva_id = excluded.reserva_id
      where reserva_vaga.reserva_id in (select reserva_id from vagas where livre)
    returning 1)`;

/** A place of the holder for each seat of each departure, as above; unpaid ones rest before they are free. */
const lugarDaPessoa = ({ id, dono, partes }: ReservaAtOnce, teto: number) => sql`
  lugares as materialized (
    select l.partida_id, l.lugar, l.reserva_id, ${DESCANSOU} as livre
    from reserva_lugar l join reserva r on r.id = l.reserva_id
    where l.dono = ${dono} and l.partida_id = any(${partes.map(({ partidaId }) => partidaId)}::bigint[])),
  lugar as (
    insert into reserva_lugar(dono, partida_id, lugar, reserva_id)
    select ${dono}, viva.id, livre.v, ${id}::uuid
    from viva cross join lateral (
      select v from generate_series(1, ${teto}::int) v
      where not exists (
        select 1 from lugares x where x.partida_id = viva.id and x.lugar = v and not x.livre)
      order by v limit cardinality(viva.poltronas)) livre
    where exists (select 1 from vaga)
    order by viva.id, livre.v
    on conflict (dono, partida_id, lugar) do update set reserva_id = excluded.reserva_id
      where reserva_lugar.reserva_id in (select reserva_id from lugares where livre)
    returning 1)`;

const trechoAndPoltrona = ({ trechos, poltronas }: ReservaAtOnce) => sql`
  trecho as (
    insert into reserva_trecho(reserva_id, n, partida_id, seq_o, seq_d, sentido)
    select t.reserva_id, t.n, t.partida_id, t.seq_o, t.seq_d, t.sentido
    from minha, jsonb_to_recordset(${rowsOf(trechos)}::jsonb) as t(
      reserva_id uuid, n int, partida_id bigint, seq_o int, seq_d int, sentido text)),
  poltrona as (
    insert into reserva_poltrona(
      reserva_id, n, poltrona, classe, tarifa, pedagio, embarque, seguro, regras, cota_regra_id)
    select t.reserva_id, t.n, t.poltrona, t.classe, t.tarifa, t.pedagio, t.embarque, t.seguro, t.regras::jsonb, t.cota_regra_id
    from minha, jsonb_to_recordset(${rowsOf(poltronas)}::jsonb) as t(
      reserva_id uuid, n int, poltrona int, classe int, tarifa int, pedagio int, embarque int, seguro int,
      regras text, cota_regra_id uuid))`;
