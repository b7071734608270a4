import type { Row, Tables } from '../../platform/database/tables';

/** The tables that a feed fills, with the columns that tell their rows apart. */
export const chaves = {
  localidade: ['id'],
  layout: ['id'],
  layout_poltrona: ['layout_id', 'poltrona'],
  layout_recurso: ['layout_id', 'andar', 'fila', 'coluna'],
  linha: ['id'],
  linha_parada: ['linha_id', 'seq'],
  linha_par: ['linha_id', 'seq_o', 'seq_d'],
  tarifa: ['linha_id', 'seq_o', 'seq_d', 'classe', 'vigente_de'],
  horario: ['id'],
  horario_excecao: ['horario_id', 'data'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>;

export type Tabela = keyof typeof chaves;

/** Rows of the whole catalogue, by table. */
export type Linhas = { [T in Tabela]: readonly Row<T>[] };

/** A row of the feed with the id that we gave it. */
export type Origem = Row<'catalogo_origem'>;

/** The catalogue as it stands, and where its rows came from. */
export interface CatalogoAtual {
  linhas: Linhas;
  origens: readonly Origem[];
  /** The newest coach in the place of each one that staff replaced. */
  substituidos: ReadonlyMap<number, number>;
}
