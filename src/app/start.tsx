import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { META_PAGINA, readPagina } from '../domain/aplicativo/metaPagina';
import { rotaOf, rotas } from '../domain/base/rotas';
import { createBus } from '../events/bus';
import { workflows } from '../sagas/root';
import type { Workflow } from '../sagas/kernel/supervised';
import { createAmplifyIdentity, loadAmplify } from '../services/identity/amplify/amplifyIdentity';
import { createConfigReader } from '../services/identity/readConfig';
import { webNative } from '../services/native/webNative';
import { consoleLog } from '../services/consoleLog';
import { watchFailures } from '../services/falhas/watchFailures';
import { sampleVitals } from '../services/vitais/sampleVitals';
import { createNavigation } from '../services/navigation';
import { bringOfflineWorker, browserWorld } from '../services/offlineWorker';
import type { NativePort } from '../services/portsNative';
import { browserVersion } from '../services/version';
import { fieldsTyped } from '../store/aplicativo/interface';
import { selectAnonymous, selectExterna, selectSignedIn } from '../store/sessao/sessao';
import { TypedForms } from '../ui/form/typed/typedForms';
import { App } from './App';
import { createPorts, type PortOptions } from './createPorts';
import { type AppInstance, createApp } from './createStore';
import { keepUp } from './loading/keepUp';
import { snapshotFields } from './snapshotFields';
import { keepForms, watchLanguageLinks } from './window/typedForms';
import { watchVersion } from './window/watchVersion';
import { listenToWindow } from './window/windowEvents';

export interface StartOptions {
  /** True for a prerendered page: its markup is hydrated, keeping the typed text. */
  hydrate: boolean;
  /** The mobile app's shell; absent in a browser. */
  native?: NativePort;
  /** Origin of the API; the page's own in a browser. */
  origin?: string;
  /** Workflows that receive each event before those of every page. */
  first?: Workflow[];
  /** The shell's implementations that replace the browser's. */
  device?: PortOptions['device'];
}

/** Starts the application. A prerendered page then receives `itape:vivo` and replays the clicks it recorded. */
export function startApp({ hydrate, native = webNative, origin = '', first = [], device }: StartOptions): AppInstance {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const bus = createBus();
  const navigation = browserNavigation();
  const send: typeof fetch = (input, init) => fetch(typeof input === 'string' ? origin + input : input, init);
  const tellFailure = watchFailures(window, () =>
    import(/* webpackChunkName: "falhas" */ './window/collectFailures').then((module) => module.collectFailures(send)),
  );
  const readConfig = createConfigReader(send);
  const version = browserVersion();
  const connect = loadAmplify((link) => bus.emit('LinkGuardado', { link }), native);
  const identity = createAmplifyIdentity(
    () => readConfig().then((config) => config.identity),
    (config) => keepUp(version, () => connect(config)),
  );
  const ports = createPorts({
    bus,
    identity,
    navigation,
    anonimo: () => selectAnonymous(app.store.getState()),
    entrou: () => selectSignedIn(app.store.getState()),
    externa: () => selectExterna(app.store.getState()),
    native,
    version,
    config: { read: readConfig },
    fetch: send,
    log: {
      ...consoleLog,
      error: (error, where) => {
        consoleLog.error(error, where);
        tellFailure(error, 'aplicativo');
      },
    },
    origin,
    device,
  });
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${META_PAGINA}]`);
  const app: AppInstance = createApp(ports, { bus, preloadedState: { pagina: readPagina(meta?.content) } });
  app.served = root.querySelector('main');
  if (process.env.NODE_ENV === 'development') {
    void import('./devLog').then(({ startDevLog }) => startDevLog(app, console.debug));
  }
  // The mobile app bundles its files and is updated by its store.
  if (process.env.NODE_ENV === 'production' && !native.present) settleInBrowser(app, send);
  for (const workflow of [...first, ...workflows]) app.runWorkflow(workflow);

  const { join, applyTyped } = keepTypedText(app, root, hydrate);
  const page = (
    <BrowserRouter>
      <TypedForms value={join}>
        <App app={app} bindNavigation={navigation.bind} onHydrated={applyTyped} onAlive={() => announceLife(app)} />
      </TypedForms>
    </BrowserRouter>
  );
  render(root, page, hydrate);
  return app;
}

/** In a transition the first render gives way to presses every few milliseconds. */
const render = (root: HTMLElement, page: ReactNode, hydrate: boolean): void =>
  startTransition(() => {
    if (hydrate) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });

/** Keeps the forms' text over a change of language; of home, its named fields, as those typed before hydration. */
function keepTypedText({ store, ports }: AppInstance, root: HTMLElement, hydrate: boolean) {
  const path = () => window.location.pathname;
  const forms = keepForms({
    kept: ports.storage.formularios,
    path,
    fields: () => (isHome(path()) ? snapshotFields(root) : null),
  });
  watchLanguageLinks(document, () => forms.keep(root));
  // Hydration must match the markup, so the typed text is applied right after it.
  const applyTyped = (): void => {
    const fields = forms.fields() ?? (hydrate ? snapshotFields(root) : null);
    if (fields !== null) store.dispatch(fieldsTyped(fields));
  };
  return { join: forms.join, applyTyped };
}

const browserNavigation = () =>
  createNavigation(
    () => window.location.pathname + window.location.search,
    (url) => window.location.assign(url),
  );

const isHome = (pathname: string): boolean => pathname === '/' || rotaOf(pathname) === rotas.home;

/** Installs the service worker for visitors who sign in or leave home, and checks for new versions. */
function keepAtHand(app: AppInstance): void {
  let isBrought = false;
  const bring = () => {
    if (!isBrought) bringOfflineWorker(browserWorld());
    isBrought = true;
  };
  app.bus.on('SessaoIniciada', bring);
  app.bus.on('RotaVisitada', ({ path }) => {
    const [pathname = ''] = path.split('?');
    if (!isHome(pathname)) bring();
  });
  const look = () =>
    import(/* webpackChunkName: "versao" */ './screens/aplicativo/versao').then((module) => module.lookForVersion(app));
  watchVersion({ document, now: app.ports.clock.monotonic }, () => void look().catch(() => undefined));
}

/** Keeps the app at hand, and measures the speed of some pages for those who visit them. */
function settleInBrowser(app: AppInstance, send: typeof fetch): void {
  keepAtHand(app);
  const measure = () =>
    import(/* webpackChunkName: "vitais" */ './window/measureVitals').then((module) => module.measureVitals(send));
  sampleVitals(measure, (work, ms) => window.setTimeout(work, ms), Math.random);
}

function announceLife({ bus, ports }: AppInstance): void {
  listenToWindow(bus, ports.navigation.current);
  bus.emit('AppIniciado');
  // The typed text is rendered in the next microtask, and a replayed click on the search needs it.
  queueMicrotask(() => window.dispatchEvent(new Event('itape:vivo')));
}
