import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import readCsv from 'gtfs-utils/read-csv.js';

/** A feed as an outside reader sees it: the rows of each file, by its name without `.txt`. */
export type Feed = Record<string, Record<string, string>[]>;

/** Unzips a feed and reads its files. */
export async function readFeed(zip: Uint8Array): Promise<Feed> {
  const feed: Feed = {};
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    const rows: Record<string, string>[] = [];
    for await (const row of await readCsv(Readable.from([Buffer.from(bytes)]))) rows.push({ ...row });
    feed[name.replace(/\.txt$/, '')] = rows;
  }
  return feed;
}

/** The files as `gtfs-utils` wants them: the rows of a trip together, trips in the order of their ids. */
export const sortedFiles =
  (feed: Feed) =>
  (name: string): Promise<AsyncIterable<Record<string, string>>> => {
    const rows = feed[name];
    if (!rows) return Promise.reject(Object.assign(new Error(`no ${name}.txt`), { code: 'ENOENT' }));
    const keyOf = ({ trip_id = '', service_id = '', stop_id = '' }: Record<string, string>): string =>
      name === 'stops' ? '' : trip_id || service_id || stop_id;
    const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
    return Promise.resolve(Readable.from([...rows].sort((a, b) => compare(keyOf(a), keyOf(b)))));
  };
