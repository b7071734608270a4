import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createApp } from '../../src/app/createStore';
import { installReads } from '../../src/app/installReads';
import { createBus } from '../../src/events/bus';
import type { BusEvent } from '../../src/events/catalogue';
import { BusContext } from '../../src/events/useEmit';
import { ClockContext } from '../../src/store/clock';
import type { RootState } from '../../src/store/rootReducer';
import { AppTheme } from '../../src/ui/theme/AppTheme';
import { fakePorts, type FakePorts, type PortOverrides } from './fakePorts';

export interface ScreenOptions {
  state?: Partial<RootState>;
  path?: string;
  ports?: PortOverrides;
}

export interface RenderedScreen extends RenderResult {
  /** Emitted events in order. */
  events: BusEvent[];
  store: ReturnType<typeof createApp>['store'];
  ports: FakePorts;
}

/** Renders a screen with theme, router, store and bus, without workflows: emitted events are its only effect. */
export function renderScreen(screen: ReactElement, options: ScreenOptions = {}): RenderedScreen {
  const ports = fakePorts(options.ports);
  const bus = createBus();
  const events: BusEvent[] = [];
  bus.on('*', (type, payload) => events.push({ type, payload } as BusEvent));
  const app = createApp(ports, { bus, preloadedState: options.state });
  installReads(app);
  const rendered = render(
    <Provider store={app.store}>
      <BusContext.Provider value={bus}>
        <ClockContext value={ports.clock}>
          <AppTheme>
            <MemoryRouter initialEntries={[options.path ?? '/home']}>{screen}</MemoryRouter>
          </AppTheme>
        </ClockContext>
      </BusContext.Provider>
    </Provider>,
  );
  return { ...rendered, events, store: app.store, ports };
}
