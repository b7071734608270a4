import { isAmidPurchase } from '../domain/compra/emCompra';
import { systemClock } from './clock';
import type { VersionPort } from './portsDevice';

/** Minimum time between automatic reloads of a page, which prevents a loop. */
export const RELOAD_PAUSE_MS = 5 * 60_000;
/** Session storage key of the last automatic reload, in milliseconds since 1970. Home's inline loader writes it too. */
const RELOAD_KEY = 'itape.recarregada';

/** The part of the browser in use; a disabled storage throws. */
export interface VersionWorld {
  path: () => string;
  now: () => number;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** True when this page was loaded by a reload. */
  cameByReload: () => boolean;
  /** True when the server answers that the file does not exist; false for other failures. */
  isGone: (url: string) => Promise<boolean>;
  reload: () => void;
  /** Scripts of this page; `readShell` returns the current page's markup. */
  scripts: () => readonly string[];
  readShell: () => Promise<string>;
}

/** The script or style sheet that webpack failed to load; null for any other failure. */
function failedFile(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { request, cause } = error as Error & { request?: unknown };
  return typeof request === 'string' ? request : failedFile(cause);
}

/** Detects a page outdated by a deployment, whose files no longer exist. */
export function createVersion(world: VersionWorld): VersionPort {
  /** Without storage, the navigation type tells whether the page was already reloaded. */
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

/** The browser's implementation. */
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
