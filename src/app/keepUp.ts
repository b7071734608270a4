import type { VersionPort } from '../services/portsDevice';

/** The part of the page that was asked for belongs to a version that the server no longer has. */
export class OutdatedPage extends Error {
  override readonly name = 'OutdatedPage';
}

/** Never ends: the page is on its way out, and what stands there until then stays. */
const leaving = () => new Promise<never>(() => undefined);

/** Loads a part of the page. One that a deploy took away brings the whole page anew, where that costs nothing. */
export async function keepUp<T>(version: VersionPort, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const answer = await version.afterFailedLoad(error);
    if (answer === 'reloading') return leaving();
    throw answer === 'outdated' ? new OutdatedPage('a newer version was deployed', { cause: error }) : error;
  }
}
