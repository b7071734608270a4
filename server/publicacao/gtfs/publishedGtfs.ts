import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { findVersaoCompanhia } from '../../companhia/companhiaRepository';
import type { Reader } from '../../platform/database/database';
import { findFeedVersion } from '../feedRepository';
import { writeGtfs } from './writeGtfs';

/** A feed as it is sent. */
export interface PublishedFeed {
  etag: string;
  body: Buffer;
}

/** A catalogue that changes while it is read is read again, so many times. */
const TRIES = 3;

/**
 * The zip of the feed, made when it is first asked for and again when the catalogue or the days for sale have changed.
 * Concurrent requests wait for one build. Undefined where nothing is for sale.
 */
export function publishedGtfs(db: Reader, publicUrl: string): () => Promise<PublishedFeed | undefined> {
  let kept: { versao: string; feed: Promise<PublishedFeed | undefined> } | undefined;
  return async () => {
    const { versao: catalogo } = await findFeedVersion(db);
    const versao = `${catalogo} ${await findVersaoCompanhia(db)}`;
    if (kept?.versao === versao) return kept.feed;
    const building = { versao, feed: build(db, publicUrl) };
    kept = building;
    // A failure is not kept: the next request builds again.
    building.feed.catch(() => {
      if (kept === building) kept = undefined;
    });
    return building.feed;
  };
}

async function build(db: Reader, publicUrl: string): Promise<PublishedFeed | undefined> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const before = await findFeedVersion(db);
    const zip = await writeGtfs(db, { publicUrl });
    const body = zip && (await buffer(zip));
    if ((await findFeedVersion(db)).versao !== before.versao) continue;
    return body && { etag: etagOf(body), body };
  }
  throw new Error('the catalogue changes faster than its feed is written');
}

/** The tag of an answer, by its content: replicas that made the same feed give the same tag. */
export const etagOf = (body: Uint8Array): string => `"${createHash('sha1').update(body).digest('base64url')}"`;
