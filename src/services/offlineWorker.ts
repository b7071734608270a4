/** The part of the browser in use. */
export interface WorkerWorld {
  document: Pick<Document, 'readyState'>;
  addEventListener: (type: 'load', listener: () => void, options: { once: true }) => void;
  whenIdle: (work: () => void) => void;
  serviceWorker: Pick<ServiceWorkerContainer, 'register'> | undefined;
}

/**
 * Registers the service worker for offline tickets and boarding, once the page is idle. Unsupported or refused, the
 * page works without it.
 */
export function bringOfflineWorker({ document, addEventListener, whenIdle, serviceWorker }: WorkerWorld): void {
  const register = () =>
    whenIdle(() => void serviceWorker?.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** Maximum wait for an idle page before the worker is registered. */
const IDLE_MS = 4000;

const WORKER = '/sw.js';

/**
 * Registers the worker through the page's Trusted Types policy. A policy name may be created only once, so the policy
 * is created with the first registration and reused.
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

/** The browser's implementation. */
export const browserWorld = (): WorkerWorld => ({
  document,
  addEventListener: (type, listener, options) => window.addEventListener(type, listener, options),
  whenIdle: (work) =>
    'requestIdleCallback' in window
      ? void window.requestIdleCallback(work, { timeout: IDLE_MS })
      : setTimeout(work, IDLE_MS),
  serviceWorker: registrar(),
});
