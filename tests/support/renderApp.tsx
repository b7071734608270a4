import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { createApp, type AppInstance } from '../../src/app/createStore';
import { createBus } from '../../src/events/bus';
import type { BusEvent } from '../../src/events/catalogue';
import { workflows } from '../../src/sagas/root';
import { createNavigation } from '../../src/services/navigation';
import { fakePorts, type FakePorts, type PortOverrides } from './fakePorts';

export interface RenderedApp {
  bus: AppInstance['bus'];
  store: AppInstance['store'];
  ports: FakePorts;
  /** Everything the bus carried. */
  events: BusEvent[];
  /** Where the browser stands: path and query. */
  address: () => string;
  unmount: () => void;
}

const address = (): string => window.location.pathname + window.location.search;

/**
 * The whole application at an address, as `start.tsx` puts it together: shell, router, dialogs and every workflow, over
 * the real store, the real bus and the browser's own history. Only the ports are fakes.
 * @param path path and query that the browser stands at.
 * @param overrides answers of the API by `METHOD /path`, and other ports in place of the fakes.
 */
export async function renderApp(path: string, overrides: PortOverrides = {}): Promise<RenderedApp> {
  window.history.replaceState(null, '', path);
  // jsdom has no scrolling; a page that is entered begins at its top.
  window.scrollTo = () => undefined;
  const { bind, ...navigation } = createNavigation(address);
  const ports = fakePorts({ ...overrides, navigation });
  const bus = createBus();
  const events: BusEvent[] = [];
  bus.on('*', (type, payload) => events.push({ type, payload } as BusEvent));
  const app = createApp(ports, { bus });
  for (const workflow of workflows) app.runWorkflow(workflow);
  const { unmount } = await act(async () =>
    render(
      <BrowserRouter>
        <App app={app} bindNavigation={bind} onHydrated={() => undefined} onAlive={() => bus.emit('AppIniciado')} />
      </BrowserRouter>,
    ),
  );
  return { bus, store: app.store, ports, events, address, unmount };
}
