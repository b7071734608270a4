import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Reader } from '../../platform/database/database';
import { findFeedVersion } from '../feedRepository';
import type { GtfsFile } from './gtfsFile';
import { gtfsFiles } from './gtfsFiles';

/** The same catalogue gives the same bytes, so no entry carries the time at which it was written. */
const MTIME = new Date('2000-01-01T00:00:00Z');

export interface WriteOptions {
  /** The company's site, which the feed names as its publisher's. */
  publicUrl: string;
  /** Files beside those of GTFS. */
  extras?: readonly GtfsFile[];
}

/**
 * The company's GTFS Schedule feed as a zip, made of the catalogue and the departures while it is read. It holds the rows
 * of a few lines at a time. Undefined where no line has a departure.
 */
export async function writeGtfs(db: Reader, { publicUrl, extras = [] }: WriteOptions): Promise<Readable | undefined> {
  const files = await gtfsFiles(db, { publicUrl, ...(await findFeedVersion(db)) });
  return files && zipOf([...files, ...extras]);
}

/** A zip of files, each opened after the one before it has ended. */
function zipOf(files: readonly GtfsFile[]): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, text } of files) {
    zip.addReadStreamLazy(name, { mtime: MTIME, forceDosTimestamp: true }, (open) => open(null, Readable.from(text)));
  }
  zip.end();
  return output;
}
