import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { GtfsFile } from './gtfsFile';

/** The same catalogue gives the same bytes, so no entry carries the time at which it was written. */
const MTIME = new Date('2000-01-01T00:00:00Z');

/** A zip of files, each opened after the one before it has ended. */
export function zipOf(files: readonly GtfsFile[]): Readable {
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
