/**
 * Keeps what the tickets' pages and the door of the bus need to start without a network: the shell and their files,
 * nothing that the API says (tickets are kept by the page, for their owner: services/storage/keptReads). A new version
 * waits until the pages of the old one are closed, so that nothing changes under a purchase.
 */
import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { wayOf } from './rules';

declare const self: { __WB_MANIFEST: PrecacheEntry[]; location: Location };

const SHELL = '/app.html';
/** A network that does not answer a page by then is as good as none. */
const PAGE_WAIT_MS = 5000;

precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const { origin } = self.location;

registerRoute(
  ({ request, url }) => wayOf({ method: request.method, mode: request.mode, url }, origin) === 'arquivo',
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
);

registerRoute(
  ({ request, url }) => wayOf({ method: request.method, mode: request.mode, url }, origin) === 'pagina',
  async ({ request }) => {
    try {
      return await fetch(request, { signal: AbortSignal.timeout(PAGE_WAIT_MS) });
    } catch {
      return (await matchPrecache(SHELL)) ?? Response.error();
    }
  },
);
