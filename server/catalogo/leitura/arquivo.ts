import type { Achados } from '../achados';
import { CampoInvalido, type Coluna } from './campos';
import { readRegistros, type Registro } from './csv';
import type { FeedZip } from './zip';

type Colunas = Readonly<Record<string, Coluna<unknown>>>;

/** A record by the columns of its file. */
export type Linha<C> = { linha: number } & { [K in keyof C]: C[K] extends Coluna<infer T> ? T : never };

/** A file of a feed: its name and the columns that count. */
export interface Arquivo<C> {
  nome: string;
  colunas: C;
}

/** Names a file's columns; others of it are ignored, as GTFS asks. */
export const arquivo = <C extends Colunas>(nome: string, colunas: C): Arquivo<C> => ({ nome, colunas });

/**
 * Reads a file line by line. Each value that is wrong or missing is reported with its line and column; such a line is
 * left out.
 */
export async function* readArquivo<C extends Colunas>(
  zip: FeedZip,
  { nome, colunas }: Arquivo<C>,
  falhas: Achados,
): AsyncGenerator<Linha<C>> {
  if (!zip.has(nome)) return;
  let header: Map<string, number> | null = null;
  for await (const registro of readRegistros(await zip.open(nome), nome, falhas)) {
    if (header === null) {
      header = new Map(registro.campos.map((coluna, i) => [coluna, i]));
      if (!hasColumns(nome, colunas, header, falhas)) return;
      continue;
    }
    const values = readRegistro(nome, colunas, header, registro, falhas);
    // The columns decide the type of each value.
    if (values) yield values as Linha<C>;
  }
  if (header === null) falhas.add(nome, null, 'o arquivo está vazio');
}

/** The whole of a file that fits in memory. */
export async function readTudo<C extends Colunas>(
  zip: FeedZip,
  arquivo: Arquivo<C>,
  falhas: Achados,
): Promise<Linha<C>[]> {
  const rows: Linha<C>[] = [];
  for await (const row of readArquivo(zip, arquivo, falhas)) rows.push(row);
  return rows;
}

function hasColumns(nome: string, colunas: Colunas, header: ReadonlyMap<string, number>, falhas: Achados): boolean {
  const missing = Object.entries(colunas).filter(([coluna, { vazio }]) => vazio === undefined && !header.has(coluna));
  for (const [coluna] of missing) falhas.add(nome, 1, `falta a coluna ${coluna}`);
  return missing.length === 0;
}

function readRegistro(
  nome: string,
  colunas: Colunas,
  header: ReadonlyMap<string, number>,
  { linha, campos }: Registro,
  falhas: Achados,
): Record<string, unknown> | null {
  const values: Record<string, unknown> = { linha };
  let isWhole = true;
  for (const coluna in colunas) {
    const { read, vazio } = colunas[coluna] ?? {};
    const valor = campos[header.get(coluna) ?? -1] ?? '';
    try {
      if (valor === '' && vazio === undefined) throw new CampoInvalido('não pode ficar em branco');
      values[coluna] = valor === '' ? vazio : read?.(valor);
    } catch (error) {
      if (!(error instanceof CampoInvalido)) throw error;
      falhas.add(nome, linha, `${coluna}: ${error.message}`);
      isWhole = false;
    }
  }
  return isWhole ? values : null;
}
