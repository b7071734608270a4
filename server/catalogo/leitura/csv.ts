import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { parse, type CsvError, type Info } from 'csv-parse';
import type { Achados } from '../achados';

/** The fields of a record by column, and the line of the file on which it ends. */
export interface Registro {
  linha: number;
  campos: readonly string[];
}

/** One record is far shorter; a quote that is never closed swallows the rest of a file. */
const MAXIMO_REGISTRO = 1_000_000;

/**
 * Reads a CSV of GTFS record by record: quoted fields, a byte order mark, spaces around values and empty lines. A broken
 * record is reported with its line and left out, and the reading goes on.
 */
export async function* readRegistros(stream: Readable, arquivo: string, falhas: Achados): AsyncGenerator<Registro> {
  const parser = parse({
    bom: true,
    info: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: MAXIMO_REGISTRO,
    on_skip: (error) => {
      falhas.add(arquivo, lineOf(error), reasonOf(error));
      return undefined;
    },
  });
  // A failure of the source destroys the parser, so the loop below throws it.
  pipeline(stream, parser, () => undefined);
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
    if (record.some((campo) => campo.includes('\uFFFD'))) falhas.add(arquivo, info.lines, 'o texto não está em UTF-8');
    else if (record.some((campo) => campo.includes('\0'))) falhas.add(arquivo, info.lines, 'há um caractere nulo');
    else yield { linha: info.lines, campos: record };
  }
}

const lineOf = (error: CsvError | undefined): number | null => {
  const lines: unknown = error && Reflect.get(error, 'lines');
  return typeof lines === 'number' ? lines : null;
};

const reasons: Readonly<Record<string, string>> = {
  INVALID_OPENING_QUOTE: 'aspas no meio de um campo que não começa com aspas',
  CSV_INVALID_CLOSING_QUOTE: 'depois das aspas que fecham um campo só pode vir uma vírgula',
  CSV_QUOTE_NOT_CLOSED: 'aspas que não se fecham',
  CSV_MAX_RECORD_SIZE: 'linha longa demais; talvez aspas que não se fecham',
};

const reasonOf = (error: CsvError | undefined): string =>
  reasons[error?.code ?? ''] ?? `linha ilegível (${error?.code ?? 'CSV'})`;
