import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
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
    <Frame
      app={app}
      beside={
        <>
          <Dialogs />
          <RouteWatch bind={bindNavigation} />
        </>
      }
    >
      <PageFocus value={navigated}>
        <AppRoutes />
      </PageFocus>
    </Frame>
  );
}

interface FrameProps {
  app: AppInstance;
  /** The page. */
  children: ReactNode;
  /** Drawn beside the shell of the page. */
  beside?: ReactNode;
}

/** A page in the product's header and foot, with all that it reads from above. */
export function Frame({ app, children, beside }: FrameProps) {
  return (
    <AppContext value={app}>
      <Provider store={app.store}>
        <BusContext value={app.bus}>
          <ClockContext value={app.ports.clock}>
            <AppTheme>
              <CompanyBrand>
                <ResponsiveMode>
                  <AppShell>{children}</AppShell>
                  {beside}
                </ResponsiveMode>
              </CompanyBrand>
            </AppTheme>
          </ClockContext>
        </BusContext>
      </Provider>
    </AppContext>
  );
}
