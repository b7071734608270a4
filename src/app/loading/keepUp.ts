import type { VersionPort } from '../../services/portsDevice';

/** Thrown when a part of the page belongs to a version that the server no longer has. */
export class OutdatedPage extends Error {
  override readonly name = 'OutdatedPage';
}

/** Never resolves, so that the content stays until the page is reloaded. */
const leaving = () => new Promise<never>(() => undefined);

/** Loads a part of the page. If a deployment removed it, the page reloads, unless a purchase is in progress. */
export async function keepUp<T>(version: VersionPort, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const answer = await version.afterFailedLoad(error);
    if (answer === 'reloading') return leaving();
    throw answer === 'outdated' ? new OutdatedPage('a newer version was deployed', { cause: error }) : error;
  }
}
