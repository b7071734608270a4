/** What of the browser is used. */
export interface WorkerWorld {
  document: Pick<Document, 'readyState'>;
  addEventListener: (type: 'load', listener: () => void, options: { once: true }) => void;
  whenIdle: (work: () => void) => void;
  serviceWorker: Pick<ServiceWorkerContainer, 'register'> | undefined;
}

/**
 * Brings the worker that lets tickets and the door of the bus start without a network, once the page has nothing better
 * to do. A browser that has no workers, or refuses one, goes on without.
 */
export function bringOfflineWorker({ document, addEventListener, whenIdle, serviceWorker }: WorkerWorld): void {
  const register = () =>
    whenIdle(() => void serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** So long at most does the worker wait for the page to be idle. */
const IDLE_MS = 4000;

/** The browser's own. */
export const browserWorld = (): WorkerWorld => ({
  document,
  addEventListener: (type, listener, options) => window.addEventListener(type, listener, options),
  whenIdle: (work) =>
    'requestIdleCallback' in window
      ? void window.requestIdleCallback(work, { timeout: IDLE_MS })
      : setTimeout(work, IDLE_MS),
  serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
});
