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
    whenIdle(() => void serviceWorker?.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** So long at most does the worker wait for the page to be idle. */
const IDLE_MS = 4000;

const WORKER = '/sw.js';

/**
 * Registers the worker by an address that the page's Trusted Types policy accepts. The policy's name may be used once,
 * so it is made with the first registration and kept.
 */
function createRegistrar(container: ServiceWorkerContainer): Pick<ServiceWorkerContainer, 'register'> {
  let policy: TrustedScriptPolicy | undefined;
  return {
    register: (_address, options) => {
      policy ??= window.trustedTypes?.createPolicy('itape-worker', { createScriptURL: () => WORKER });
      return container.register(policy?.createScriptURL(WORKER) ?? WORKER, options);
    },
  };
}

const registrar = (() => {
  let made: Pick<ServiceWorkerContainer, 'register'> | undefined;
  return () => ('serviceWorker' in navigator ? (made ??= createRegistrar(navigator.serviceWorker)) : undefined);
})();

/** The browser's own. */
export const browserWorld = (): WorkerWorld => ({
  document,
  addEventListener: (type, listener, options) => window.addEventListener(type, listener, options),
  whenIdle: (work) =>
    'requestIdleCallback' in window
      ? void window.requestIdleCallback(work, { timeout: IDLE_MS })
      : setTimeout(work, IDLE_MS),
  serviceWorker: registrar(),
});
