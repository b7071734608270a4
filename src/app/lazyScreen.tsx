import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { Page } from '../ui/Page/Page';
import { Skeleton } from '../ui/Skeleton/Skeleton';
import { useApp } from './AppContext';
import type { AppInstance } from './createStore';
import { keepUp } from './keepUp';
import { LoadFailure } from './LoadFailure';

/** Exports of a file in `lazy/`. */
export interface LazyModule<P = object> {
  Screen: ComponentType<P>;
  /** Adds reducers, reads and workflows before the screen's first render; must be idempotent. */
  install?: (app: AppInstance) => void;
}

/**
 * A lazily loaded screen. Once loaded it renders at once; a failed load can be retried in place, and one of an outdated
 * version reloads the page (`keepUp`).
 */
export function lazyScreen(titulo: string, load: () => Promise<LazyModule>): ComponentType {
  return function LazyScreen() {
    const app = useApp();
    const [attempt, setAttempt] = useState(0);
    const Screen = useMemo(() => {
      void attempt;
      return lazy(async () => {
        const module = await keepUp(app.ports.version, load);
        module.install?.(app);
        return { default: module.Screen };
      });
    }, [app, attempt]);
    return (
      <LoadFailure
        onError={(error) => app.ports.log.error(error, titulo)}
        onRetry={() => setAttempt((count) => count + 1)}
        onReload={app.ports.version.reload}
      >
        <Suspense fallback={<LoadingPage titulo={titulo} />}>
          <Screen />
        </Suspense>
      </LoadFailure>
    );
  };
}

/**
 * Placeholder of a page while it loads or the guard judges it: taller than the screen, so that the footer does not
 * shift visibly.
 */
export function LoadingPage({ titulo }: { titulo: string }) {
  return (
    <Page title={titulo} focusTitle={false} titleHidden>
      <Skeleton label="Carregando página" shape="card" count={6} />
    </Page>
  );
}
