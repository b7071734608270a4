import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { Page } from '../ui/Page/Page';
import { Skeleton } from '../ui/Skeleton/Skeleton';
import { useApp } from './AppContext';
import type { AppInstance } from './createStore';
import { keepUp } from './keepUp';
import { LoadFailure } from './LoadFailure';

/** What a file of `lazy/` exports. */
export interface LazyModule<P = object> {
  Screen: ComponentType<P>;
  /** Brings reducers, reads and workflows, before the screen's first render; must bear being called again. */
  install?: (app: AppInstance) => void;
}

/**
 * A screen whose code comes when it is first shown. Once here it shows at once; a load that failed can be tried again
 * in its place, and one of a version that is gone brings the page anew (`keepUp`).
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

/** Holds a page's place while it loads or is being judged by the guard: taller than a screen, so that its foot is not seen to move. */
export function LoadingPage({ titulo }: { titulo: string }) {
  return (
    <Page title={titulo} focusTitle={false} titleHidden>
      <Skeleton label="Carregando página" shape="card" count={6} />
    </Page>
  );
}
