/**
 * Service worker: keeps the shell and the files that tickets and boarding need to start offline, but no API responses
 * (tickets are kept by the page, per owner: services/storage/keptReads). A new version waits until all pages of the old
 * one are closed, so that nothing changes during a purchase.
 */
import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { pageToLead, readNotice } from './notices';
import { wayOf } from './rules';

/** The part of the service worker API in use, which the page's types lack. */
interface Page {
  url: string;
  focus: () => Promise<Page>;
  navigate: (url: string) => Promise<unknown>;
}
interface Waiting {
  waitUntil: (work: Promise<unknown>) => void;
}
interface PushCame extends Waiting {
  data: { text: () => string } | null;
}
interface NoticePressed extends Waiting {
  notification: { close: () => void; data: unknown };
}
declare const self: {
  __WB_MANIFEST: PrecacheEntry[];
  location: Location;
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<Page[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: ((type: 'push', listener: (event: PushCame) => void) => void) &
    ((type: 'notificationclick', listener: (event: NoticePressed) => void) => void);
};

const SHELL = '/app.html';
/** Network timeout of a page, after which the kept shell is used. */
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

/** Shows a push message as a notification; a repeated id replaces the earlier one. */
self.addEventListener('push', (event) => {
  const { id, titulo, corpo, link } = readNotice(event.data?.text() ?? '');
  const look = { icon: '/icons/icone-192.png', badge: '/icons/selo-96.png', lang: 'pt-BR' };
  event.waitUntil(self.registration.showNotification(titulo, { ...look, body: corpo, tag: id, data: link }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Opens a link in an open page, unless a purchase is in progress there; otherwise in a new window. */
async function open(link: string): Promise<unknown> {
  const page = pageToLead(await self.clients.matchAll({ type: 'window', includeUncontrolled: true }));
  if (!page) return self.clients.openWindow(link);
  return (await page.focus()).navigate(link);
}
