/** Reads `linha`, `linha_parada`, `linha_par`, `tarifa`, `partida` of `viagens` and `localidade` of `lugares`. */
import { sql } from 'kysely';
import { FUSO_DA_SEDE, type Dia } from '../../../src/domain/base/data';
import type { Reader } from '../../platform/database/database';
import { today } from '../../platform/database/today';
import { serviceDay, startMinutes } from '../feedRepository';

export interface LinhaRow {
  id: number;
  codigo: string;
  nome: string;
  operadora: string;
  /** Where the line ends. */
  destino: string;
}

/** The lines that have departures since a day, in order. */
export async function listLinhas(db: Reader, desde: Dia): Promise<LinhaRow[]> {
  const { rows } = await sql<LinhaRow>`
    select l.id, l.codigo, l.nome, l.operadora, (
      select d.nome from linha_parada u join localidade d on d.id = u.localidade_id
      where u.linha_id = l.id order by u.seq desc limit 1) as destino
    from linha l
    where exists (
      select 1 from partida p
      where p.linha_id = l.id and not p.fora_de_venda
        and p.saida >= ${desde}::date::timestamp at time zone ${sql.lit(FUSO_DA_SEDE)})
    order by l.id`.execute(db);
  return rows;
}

export interface TerminalRow {
  id: number;
  nome: string;
  terminal: string;
  uf: string;
  tz: string;
  lat: number;
  lon: number;
}

/** The places where some lines stop. */
export async function listTerminais(db: Reader, linhas: readonly number[]): Promise<TerminalRow[]> {
  const { rows } = await sql<TerminalRow>`
    select id, nome, terminal, uf, tz, lat, lon from localidade
    where id in (select localidade_id from linha_parada where linha_id = any(${linhas}::int[]))
    order by id`.execute(db);
  return rows;
}

export interface ParadaRow {
  linha_id: number;
  seq: number;
  localidade_id: number;
  /** Minutes from the start of the line to the arrival, and to the departure. */
  chega: number;
  sai: number;
  /** Whether some part of the line that is sold begins here, and whether one ends here. */
  embarca: boolean;
  desembarca: boolean;
}

/** The stops of some lines, in order. */
export async function listParadas(db: Reader, linhas: readonly number[]): Promise<ParadaRow[]> {
  const { rows } = await sql<ParadaRow>`
    select p.linha_id, p.seq, p.localidade_id, p.minutos as chega, p.minutos + p.parada_min as sai,
      exists (select 1 from linha_par o where o.linha_id = p.linha_id and o.seq_o = p.seq) as embarca,
      exists (select 1 from linha_par d where d.linha_id = p.linha_id and d.seq_d = p.seq) as desembarca
    from linha_parada p
    where p.linha_id = any(${linhas}::int[])
    order by p.linha_id, p.seq`.execute(db);
  return rows;
}

export interface ViagemRow {
  horario_id: number;
  linha_id: number;
  /** Minutes after the beginning of the service day. */
  inicio: number;
  /** The days on which it runs, as days after the first of the feed, by commas. */
  dias: string;
}

/** The departures of some lines since a day, one row for each timetable entry and time of day. */
export async function listViagens(db: Reader, linhas: readonly number[], desde: Dia): Promise<ViagemRow[]> {
  const saida = sql.ref('p.saida');
  const { rows } = await sql<ViagemRow>`
    select horario_id, linha_id, inicio, string_agg(dia::text, ',' order by dia) as dias
    from (
      select p.horario_id, p.linha_id, ${startMinutes(saida)} as inicio, ${serviceDay(saida)} - ${desde}::date as dia
      from partida p
      where p.linha_id = any(${linhas}::int[]) and not p.fora_de_venda
        and p.saida >= ${desde}::date::timestamp at time zone ${sql.lit(FUSO_DA_SEDE)}
    ) trips
    group by horario_id, linha_id, inicio
    order by linha_id, horario_id, inicio`.execute(db);
  return rows;
}

export interface FareRow {
  linha_id: number;
  origem_id: number;
  destino_id: number;
  classe: number;
  /** Prefix of the line, and the length of the part. */
  linha: string;
  km: number;
  /** The base fare, and toll, terminal fee and insurance together. */
  tarifa: number;
  taxas: number;
  hoje: Dia;
}

/** The base fare of each sold part of some lines in each class, by the fares of today. */
export async function listFares(db: Reader, linhas: readonly number[]): Promise<FareRow[]> {
  const { rows } = await sql<FareRow>`
    select distinct on (t.linha_id, t.seq_o, t.seq_d, t.classe) t.linha_id, p.origem_id, p.destino_id, t.classe,
      l.codigo as linha, p.km, t.centavos as tarifa, t.pedagio + t.embarque + t.seguro as taxas, ${today}::text as hoje
    from tarifa t
    join linha l on l.id = t.linha_id
    join linha_par p on p.linha_id = t.linha_id and p.seq_o = t.seq_o and p.seq_d = t.seq_d
    where t.linha_id = any(${linhas}::int[]) and t.vigente_de <= ${today}
    order by t.linha_id, t.seq_o, t.seq_d, t.classe, t.vigente_de desc`.execute(db);
  return rows;
}
