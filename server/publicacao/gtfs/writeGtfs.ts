import type { Readable } from 'node:stream';
import type { Reader } from '../../platform/database/database';
import { findFeedVersion } from '../feedRepository';
import { gtfsFiles } from './gtfsFiles';
import { zipOf } from './zipOf';

/**
 * The company's GTFS Schedule feed as a zip, made of the catalogue and the departures while it is read. It holds the rows
 * of a few lines at a time. Undefined where no line has a departure.
 */
export async function writeGtfs(db: Reader, { publicUrl }: { publicUrl: string }): Promise<Readable | undefined> {
  const files = await gtfsFiles(db, { publicUrl, ...(await findFeedVersion(db)) });
  return files && zipOf(files);
}
