import { maskText, maskValue } from '../maskPayload';
import { changedPaths, type Key, valueAt } from './changes';

export type State = Record<string, unknown>;

/** One difference, as JSON text with personal data masked. A side is left out where the field was absent. */
export interface Change {
  caminho: string;
  antes?: string;
  depois?: string;
}

export interface Changes {
  mudancas: Change[];
  /** Number of further differences that had no room. */
  omitidas: number;
}

/** Longest text of a path or of one side of a change. */
export const LONGEST_TEXT = 500;
/** Most characters that the changes of one event take as JSON. */
export const LONGEST_CHANGES = 16_000;

export const noChanges: Changes = { mudancas: [], omitidas: 0 };

const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text);

/** `compra.poltronas[0].numero`. */
const pathText = (path: readonly Key[]): string =>
  cut(path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${maskText(key)}`)).join(''));

const side = (name: 'antes' | 'depois', value: unknown): Partial<Change> =>
  value === undefined ? {} : { [name]: cut(JSON.stringify(value)) };

/** Differences of the slices between two states. Reads of RTK Query are told by endpoint and status only. */
export function stateChanges(before: State, after: State): Changes {
  const [old, now] = [withoutReads(before), withoutReads(after)];
  const mudancas: Change[] = [];
  const paths = changedPaths(old, now);
  let room = LONGEST_CHANGES;
  for (const path of paths) {
    const change = {
      caminho: pathText(path),
      ...side('antes', maskedAt(old, path)),
      ...side('depois', maskedAt(now, path)),
    };
    room -= JSON.stringify(change).length + 1;
    if (room < 0) break;
    mudancas.push(change);
  }
  return { mudancas, omitidas: paths.length - mudancas.length };
}

const maskedSlices = new WeakMap<object, unknown>();

/** A slice is masked as a whole, since what a field means depends on those beside it; once for each of its states. */
function maskedAt(state: State, [slice, ...inside]: readonly Key[]): unknown {
  const raw = slice === undefined ? state : state[slice];
  if (typeof raw !== 'object' || raw === null) return maskedField(String(slice), raw);
  const masked = maskedSlices.get(raw) ?? maskValue(raw);
  maskedSlices.set(raw, masked);
  return valueAt(
    masked,
    inside.map((key) => (typeof key === 'string' ? maskText(key) : key)),
  );
}

const maskedField = (name: string, value: unknown): unknown => (maskValue({ [name]: value }) as State)[name];

interface Read {
  endpointName?: string;
  status: string;
}
const reads = new WeakMap<object, Record<string, string>>();

/** The state with `leituras`, the latest status of each endpoint, in place of the cache of answers. */
function withoutReads({ api, ...slices }: State): State {
  const queries = (api as { queries?: Record<string, Read | undefined> } | undefined)?.queries;
  if (queries === undefined) return slices;
  const known = reads.get(queries) ?? statuses(Object.values(queries));
  reads.set(queries, known);
  return { ...slices, leituras: known };
}

const statuses = (queries: readonly (Read | undefined)[]): Record<string, string> =>
  Object.fromEntries(queries.flatMap((read) => (read?.endpointName ? [[read.endpointName, read.status]] : [])));
