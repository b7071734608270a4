import { isAmidPurchase } from '../domain/emCompra';
import { systemClock } from './clock';
import type { VersionPort } from './portsDevice';

/** One page is loaded anew at most this often: whatever is wrong, it never becomes a loop. */
export const RELOAD_PAUSE_MS = 5 * 60_000;
/** When this tab last loaded its page anew, in milliseconds since 1970. Home's inline loader writes it too. */
export const RELOAD_KEY = 'itape.recarregada';

/** What of the browser is used; the storage may be switched off, and then throws. */
export interface VersionWorld {
  path: () => string;
  now: () => number;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether this page is itself what a reload brought. */
  cameByReload: () => boolean;
  /** Whether the server says that there is no such file, as opposed to not saying anything. */
  isGone: (url: string) => Promise<boolean>;
  reload: () => void;
  /** The scripts that this page came with, and those that a page loaded now would. */
  scripts: () => readonly string[];
  readShell: () => Promise<string>;
}

/** The file that webpack could not load, a script or a style sheet; null for any other failure. */
function failedFile(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { request, cause } = error as Error & { request?: unknown };
  return typeof request === 'string' ? request : failedFile(cause);
}

/** Knows a page that a new deploy has left behind by its files, which are no longer there. */
export function createVersion(world: VersionWorld): VersionPort {
  /** Where nothing can be remembered, the browser still knows how this page came. */
  const mayReload = (): boolean => {
    const now = world.now();
    try {
      const last = Number(world.storage().getItem(RELOAD_KEY) ?? 0);
      if (now - last < RELOAD_PAUSE_MS) return false;
      world.storage().setItem(RELOAD_KEY, String(now));
      return true;
    } catch {
      return !world.cameByReload();
    }
  };
  return {
    afterFailedLoad: async (error) => {
      const file = failedFile(error);
      if (file === null || !(await world.isGone(file))) return 'current';
      if (isAmidPurchase(world.path()) || !mayReload()) return 'outdated';
      world.reload();
      return 'reloading';
    },
    isOutdated: async () => {
      const shell = await world.readShell().catch(() => '');
      const now = [...shell.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src ?? '');
      const here = world.scripts();
      return now.length > 0 && now.some((src) => !here.includes(src));
    },
    reload: world.reload,
  };
}

/** The browser's own. */
export const browserVersion = (): VersionPort =>
  createVersion({
    path: () => window.location.pathname,
    now: () => systemClock.now().getTime(),
    storage: () => window.sessionStorage,
    cameByReload: () =>
      performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload'),
    isGone: (url) =>
      fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status === 404,
        () => false,
      ),
    reload: () => window.location.reload(),
    scripts: () => [...document.scripts].map((script) => new URL(script.src, window.location.href).pathname),
    readShell: async () => {
      const response = await fetch('/app.html', { cache: 'no-store' });
      return response.ok ? response.text() : '';
    },
  });
