import { useEffect, useLayoutEffect, useRef } from 'react';
import { Provider } from 'react-redux';
import { BusContext } from '../events/useEmit';
import { AppShell } from '../features/aplicativo/shell/AppShell';
import { ClockContext } from '../store/clock';
import { PageFocus } from '../ui/Page/pageFocus';
import type { Navigate } from '../services/navigation';
import { AppTheme } from '../ui/theme/AppTheme';
import { AppContext } from './AppContext';
import { CompanyBrand } from './CompanyBrand';
import type { AppInstance } from './createStore';
import { Dialogs } from './Dialogs';
import { ResponsiveMode } from './window/ResponsiveMode';
import { AppRoutes } from './routes/router';
import { RouteWatch } from './routes/RouteWatch';
import { useNavigated } from './routes/useNavigated';

export interface AppProps {
  app: AppInstance;
  /** Connects the workflows' navigation to the router. */
  bindNavigation: (navigate: Navigate) => void;
  /** Called after hydration and before the next paint, while fields still hold the typed text. */
  onHydrated: () => void;
  /** Called once everything is rendered and listening. */
  onAlive: () => void;
}

/** Everything below a router: the same tree at build time and in the browser. */
export function App({ app, bindNavigation, onHydrated, onAlive }: AppProps) {
  const navigated = useNavigated();
  const first = useRef({ onHydrated, onAlive });
  useLayoutEffect(() => first.current.onHydrated(), []);
  useEffect(() => first.current.onAlive(), []);
  return (
    <AppContext value={app}>
      <Provider store={app.store}>
        <BusContext value={app.bus}>
          <ClockContext value={app.ports.clock}>
            <AppTheme>
              <CompanyBrand>
                <ResponsiveMode>
                  <AppShell>
                    <PageFocus value={navigated}>
                      <AppRoutes />
                    </PageFocus>
                  </AppShell>
                  <Dialogs />
                </ResponsiveMode>
              </CompanyBrand>
              <RouteWatch bind={bindNavigation} />
            </AppTheme>
          </ClockContext>
        </BusContext>
      </Provider>
    </AppContext>
  );
}
