import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { Skeleton } from '../ui/Skeleton/Skeleton';
import { useApp } from './AppContext';
import type { AppInstance } from './createStore';
import { keepUp } from './keepUp';
import type { LazyModule } from './lazyScreen';
import { LoadFailure } from './LoadFailure';

export interface LazyStep {
  Step: ComponentType;
  /** Brings the code while something else is on screen; a failure is left to the step's own load. */
  prefetch: (app: AppInstance) => void;
}

/**
 * A part of a page that follows another: its code comes meanwhile, so that it shows at once. Where it did not come in
 * time its place is held; where it cannot come, the page stays and says so in that place.
 */
export function lazyStep(titulo: string, load: () => Promise<LazyModule>): LazyStep {
  let known: LazyModule | null = null;
  const bring = async (app: AppInstance): Promise<ComponentType> => {
    known = await load();
    known.install?.(app);
    return known.Screen;
  };

  function Step() {
    const app = useApp();
    const [attempt, setAttempt] = useState(0);
    const Tela = useMemo(() => {
      void attempt;
      // Known from another app instance: its workflows are still to run in this one.
      known?.install?.(app);
      return known?.Screen ?? lazy(async () => ({ default: await keepUp(app.ports.version, () => bring(app)) }));
    }, [app, attempt]);
    return (
      <LoadFailure
        inPage
        onError={(error) => app.ports.log.error(error, titulo)}
        onRetry={() => setAttempt((count) => count + 1)}
        onReload={app.ports.version.reload}
      >
        <Suspense fallback={<Skeleton label="Carregando esta etapa" shape="card" count={3} />}>
          <Tela />
        </Suspense>
      </LoadFailure>
    );
  }
  return { Step, prefetch: (app) => void bring(app).catch(() => undefined) };
}
