import path from 'node:path';
import { openZip } from '../leitura/zip';
import type { Arquivos } from './feeds';

const published = {
  /** The feed of examples that the package of this name publishes. */
  sample: require.resolve('sample-gtfs-feed/gtfs.zip'),
  /** Trains and shuttles of California in 2016; see NOTICE.md. */
  caltrain: path.join(__dirname, 'caltrain_20160406.zip'),
};

/** The files of a feed that somebody else published. */
export async function publishedFeed(nome: keyof typeof published): Promise<Arquivos> {
  const zip = await openZip(published[nome]);
  const names = ['agency', 'calendar', 'calendar_dates', 'fare_attributes', 'fare_rules', 'feed_info', 'frequencies']
    .concat('routes', 'stop_times', 'stops', 'trips')
    .map((name) => `${name}.txt`);
  const files: Record<string, string> = {};
  for (const name of names.filter((one) => zip.has(one))) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.open(name)) chunks.push(chunk as Buffer);
    files[name] = Buffer.concat(chunks).toString('utf8');
  }
  zip.close();
  return files;
}
