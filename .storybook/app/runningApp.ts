import { createApp, type AppInstance } from '../../src/app/createStore';
import { LARGURA_RESPONSIVA_PX } from '../../src/domain/base/constantes';
import { createBus } from '../../src/events/bus';
import type { BusEvent } from '../../src/events/catalogue';
import { workflows } from '../../src/sagas/root';
import { createNavigation, type BoundNavigation } from '../../src/services/navigation';
import type { RootState } from '../../src/store/rootReducer';
import { selectAnonymous, selectSignedIn, selectExterna } from '../../src/store/sessao/sessao';
import type { Stage } from '../stage/globals';
import { watchApp } from '../eventos/watchApp';
import { recordings } from './recordings';
import type { Quem } from './recording';
import { createStoryFetch } from './storyFetch';
import type { Api, ApiRequest } from './storyApi';
import { createStoryIdentity } from './storyIdentity';
import { createStoryPorts } from './storyPorts';

export interface RunningApp {
  app: AppInstance;
  bus: AppInstance['bus'];
  store: AppInstance['store'];
  navigation: BoundNavigation;
  /** Emitted events in order. */
  events: BusEvent[];
  /** API requests in order. */
  calls: ApiRequest[];
  /** Reports the displayed address. */
  arrive: (path: string) => void;
  /** Starts the workflows once everything is rendered. */
  begin: () => void;
  close: () => void;
}

export interface RunOptions {
  path: string;
  quem: Quem;
  network: Stage['network'];
  api: Api;
  state?: Partial<RootState> | undefined;
}

let latest: RunningApp | null = null;

/** The app of the current story, for its `play`. */
export function runningApp(): RunningApp {
  if (!latest) throw new Error('no story with an app is on screen');
  return latest;
}

/** Assembles an app over simulated ports, like `startApp` over the real ones. */
export function openRunningApp({ path, quem, network, api, state }: RunOptions): RunningApp {
  let current = path;
  let closed = false;
  const calls: ApiRequest[] = [];
  const events: BusEvent[] = [];
  const bus = createBus();
  bus.on('*', (type, payload) => events.push({ type, payload } as BusEvent));
  const navigation = createNavigation(
    () => current,
    () => undefined,
  );
  const identity = createStoryIdentity(quem, network, () => Date.now());
  const play = createStoryFetch({ recordings, api, network, quem: identity.quem, onCall: (call) => calls.push(call) });
  // A closed story sends no more requests, whatever its workflows wait for.
  const fetch: typeof play = (...args) => (closed ? new Promise(() => undefined) : play(...args));
  const anonimo = () => selectAnonymous(app.store.getState());
  const entrou = () => selectSignedIn(app.store.getState());
  const externa = () => selectExterna(app.store.getState());
  const watch = watchApp(bus);
  const app: AppInstance = createApp(createStoryPorts({ bus, fetch, identity, navigation, anonimo, entrou, externa }), {
    bus,
    preloadedState: state,
    middleware: [watch.middleware],
  });
  for (const workflow of workflows) app.runWorkflow(workflow);
  const widths = watchWidth(bus);
  const running: RunningApp = {
    // Screens report their events through a bus of their own, which tells them from those of the workflows.
    app: { ...app, bus: watch.screenBus },
    bus,
    store: app.store,
    navigation,
    events,
    calls,
    arrive: (address) => void (current = address),
    begin: () => {
      latest = running;
      widths.begin();
      bus.emit('ConexaoMudada', { online: network !== 'offline' });
      bus.emit('AppIniciado');
    },
    close: () => {
      closed = true;
      widths.end();
      watch.end();
      if (latest === running) latest = null;
    },
  };
  return running;
}

/** Emits the window's width while the story lasts. */
function watchWidth(bus: AppInstance['bus']) {
  const narrow = window.matchMedia?.(`(max-width: ${LARGURA_RESPONSIVA_PX - 0.02}px)`) as MediaQueryList | undefined;
  const tell = () => bus.emit('LarguraCruzada', { responsivo: narrow?.matches ?? false });
  return {
    begin: () => {
      if (narrow?.matches) tell();
      narrow?.addEventListener('change', tell);
    },
    end: () => narrow?.removeEventListener('change', tell),
  };
}
