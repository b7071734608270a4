import type { CodigoClasse } from '../../src/domain/viagens/classe';
import type { Dia } from '../../src/domain/base/data';
import type { RecursoMapa } from '../../src/domain/wire/compra/poltronas';
import type { Selectable } from 'kysely';
import type { Tables } from '../platform/database/tables';

/**
 * Rows of the catalogue. Keys are the column names, so a table can be filled by
 * `insert into linha select * from json_populate_recordset(null::linha, $1)`.
 */

type Row<T extends keyof Tables> = Selectable<Tables[T]>;

/** A terminal. A city may have several. */
export type LocalidadeRow = Omit<Row<'localidade'>, 'inativa'>;

/** A line runs one way; its return is a line of its own. */
export type LinhaRow = Omit<Row<'linha'>, 'encerrada'>;

/** `minutos` is the arrival, counted from the line's first departure; the coach leaves `parada_min` later. */
export type LinhaParadaRow = Row<'linha_parada'>;

/** A sellable pair of stops. `min_o` is the departure at the origin, `min_d` the arrival at the destination. */
export type LinhaParRow = Row<'linha_par'>;

/** The fare of an adult for a pair in a class; all amounts in centavos. */
export type TarifaRow = Omit<Row<'tarifa'>, 'classe'> & { classe: CodigoClasse };

export type LayoutRow = Row<'layout'>;

/** `coluna` 2 is the aisle, 0 and 4 are windows; `recursos` is a sum of `recursoPoltrona`. */
export type LayoutPoltronaRow = Omit<Row<'layout_poltrona'>, 'classe'> & { classe: CodigoClasse };

/** A fixture that is no seat: WC, stairs, driver, fridge. */
export type LayoutRecursoRow = Omit<Row<'layout_recurso'>, 'tipo'> & { tipo: RecursoMapa['tipo'] };

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
