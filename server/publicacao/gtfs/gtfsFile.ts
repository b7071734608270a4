import { stringify } from 'csv-stringify/sync';
import type { Dia } from '../../../src/domain/base/data';
import type { Reader } from '../../platform/database/database';
import type { LinhaRow } from './gtfsRepository';

type Value = string | number | null;

/** Rows of a file, in groups that fit in memory. */
export type Rows<Column extends string> = AsyncIterable<readonly Record<Column, Value>[]>;

/** One file of a feed; `text` is read once. */
export interface GtfsFile {
  name: string;
  text: AsyncIterable<string>;
}

/** Everything that a file needs of the feed. */
export interface FeedParts {
  db: Reader;
  desde: Dia;
  linhas: readonly LinhaRow[];
  /** Ids of the lines. */
  ids: readonly number[];
  /** Lines whose rows are in memory at a time. */
  lote: number;
}

/** A file of these columns. */
export const gtfsFile = <Column extends string>(
  name: string,
  columns: readonly Column[],
  rows: () => Rows<Column>,
): GtfsFile => ({ name, text: toCsv(columns, rows) });

async function* toCsv<Column extends string>(columns: readonly Column[], rows: () => Rows<Column>) {
  yield stringify([[...columns]]);
  for await (const some of rows()) yield stringify([...some], { columns: [...columns] });
}

/** Rows that are all there already. */
export async function* allAtOnce<T>(rows: readonly T[] | Promise<readonly T[]>): AsyncGenerator<readonly T[]> {
  yield await rows;
}

/** The rows that `load` finds for some items at a time, in the order of the items. */
export async function* inGroups<T, R>(
  items: readonly T[],
  size: number,
  load: (some: T[]) => Promise<readonly R[]>,
): AsyncGenerator<readonly R[]> {
  for (let from = 0; from < items.length; from += size) yield await load(items.slice(from, from + size));
}
