import type { CodigoClasse } from '../../src/domain/viagens/classe';
import type { Dia } from '../../src/domain/base/data';
import type { RecursoMapa } from '../../src/domain/wire/compra/poltronas';

/**
 * Rows of the catalogue. Keys are the column names, so a table can be filled by
 * `insert into linha select * from json_populate_recordset(null::linha, $1)`.
 */

/** A terminal. A city may have several. */
export interface LocalidadeRow {
  id: number;
  /** IBGE code of the municipality. */
  ibge: number;
  nome: string;
  terminal: string;
  uf: string;
  /** Folded `nome`, for a prefix search in SQL. */
  busca: string;
  /** Folded nicknames of city and terminal, separated by `|`. */
  aliases: string;
  /** IANA zone. */
  tz: string;
  lat: number;
  lon: number;
  /** Rank among places; roughly thousands of inhabitants. */
  peso: number;
}

/** A line runs one way; its return is a line of its own. */
export interface LinhaRow {
  id: number;
  /** Prefix as a ticket prints it, `08-0100-00`; the last digit tells the way. */
  codigo: string;
  nome: string;
  operadora: string;
}

/** `minutos` is the arrival, counted from the line's first departure; the coach leaves `parada_min` later. */
export interface LinhaParadaRow {
  linha_id: number;
  seq: number;
  localidade_id: number;
  km: number;
  minutos: number;
  parada_min: number;
}

/** A sellable pair of stops. `min_o` is the departure at the origin, `min_d` the arrival at the destination. */
export interface LinhaParRow {
  linha_id: number;
  seq_o: number;
  seq_d: number;
  origem_id: number;
  destino_id: number;
  min_o: number;
  min_d: number;
  km: number;
}

/** The fare of an adult for a pair in a class; all amounts in centavos. */
export interface TarifaRow {
  linha_id: number;
  seq_o: number;
  seq_d: number;
  classe: CodigoClasse;
  vigente_de: Dia;
  centavos: number;
  pedagio: number;
  embarque: number;
  seguro: number;
}

export interface LayoutRow {
  id: number;
  nome: string;
  andares: number;
  capacidade: number;
}

/** `coluna` 2 is the aisle, 0 and 4 are windows; `recursos` is a sum of `recursoPoltrona`. */
export interface LayoutPoltronaRow {
  layout_id: number;
  poltrona: number;
  andar: number;
  fila: number;
  coluna: number;
  classe: CodigoClasse;
  recursos: number;
}

/** A fixture that is no seat: WC, stairs, driver, fridge. */
export interface LayoutRecursoRow {
  layout_id: number;
  tipo: RecursoMapa['tipo'];
  andar: number;
  fila: number;
  coluna: number;
}

/** A place in the timetable. `dias` has a bit per weekday, 1 for Sunday … 64 for Saturday. */
export interface HorarioRow {
  id: number;
  linha_id: number;
  dias: number;
  /** Local minutes of the day at the first stop. */
  hora_min: number;
  layout_id: number;
  vigente_de: Dia;
}

/** A departure. `id` = horario_id × 100000 + days since 2020-01-01, so materialising it twice changes nothing. */
export interface PartidaRow {
  id: number;
  linha_id: number;
  horario_id: number;
  data: Dia;
  /** Instant of the departure from the first stop, ISO 8601 in UTC. */
  saida: string;
  layout_id: number;
  capacidade: number;
  plataforma: string;
}
