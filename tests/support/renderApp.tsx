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
  /** Events of the bus. */
  events: BusEvent[];
  /** Current path and query. */
  address: () => string;
  unmount: () => void;
}

const address = (): string => window.location.pathname + window.location.search;

/**
 * Renders the whole application at an address, like `start.tsx`: shell, router, dialogs and every workflow, over the
 * real store, bus and browser history. Only the ports are fakes.
 * @param path initial path and query.
 * @param overrides API replies by `METHOD /path`, and other ports in place of the fakes.
 */
export async function renderApp(path: string, overrides: PortOverrides = {}): Promise<RenderedApp> {
  window.history.replaceState(null, '', path);
  // jsdom has no scrolling, which a new page triggers.
  window.scrollTo = () => undefined;
  const { bind, ...navigation } = createNavigation(address, jest.fn());
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
