import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Skeleton } from '../ui/Skeleton/Skeleton';
import { useApp } from './AppContext';
import type { AppInstance } from './createStore';
import { keepUp } from './keepUp';
import { LoadingPage, type LazyModule } from './lazyScreen';
import { LoadFailure } from './LoadFailure';

export interface LazyStep<P extends object = object> {
  Step: ComponentType<P>;
  /** Brings the code while something else is on screen; a failure is left to the step's own load. */
  prefetch: (app: AppInstance) => void;
}

/** What a step is: a part of a page, a page with its own heading, or what opens over a page and takes no place in it. */
type StepKind = 'part' | 'page' | 'over';

/**
 * A part of a page that follows another: its code comes meanwhile, so that it shows at once. Where it did not come in
 * time its place is held; where it cannot come, the page stays and says so in that place.
 */
export function lazyStep<P extends object = object>(
  titulo: string,
  load: () => Promise<LazyModule<P>>,
  kind: StepKind = 'part',
): LazyStep<P> {
  let known: LazyModule<P> | null = null;
  const bring = async (app: AppInstance): Promise<ComponentType<P>> => {
    known = await load();
    known.install?.(app);
    return known.Screen;
  };

  function Step(props: P) {
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
        inPage={kind !== 'page'}
        onError={(error) => app.ports.log.error(error, titulo)}
        onRetry={() => setAttempt((count) => count + 1)}
        onReload={app.ports.version.reload}
      >
        <Suspense fallback={placeOf(kind, titulo)}>{createElement(Tela, props)}</Suspense>
      </LoadFailure>
    );
  }
  return { Step, prefetch: (app) => void bring(app).catch(() => undefined) };
}

function placeOf(kind: StepKind, titulo: string): ReactNode {
  if (kind === 'over') return null;
  if (kind === 'page') return <LoadingPage titulo={titulo} />;
  return <Skeleton label="Carregando esta etapa" shape="card" count={3} />;
}

/** The code of what may be asked for next comes once the page that leads to it is on screen. */
export function usePrefetch(steps: readonly { prefetch: LazyStep['prefetch'] }[]): void {
  const app = useApp();
  useEffect(() => steps.forEach(({ prefetch }) => prefetch(app)), [app, steps]);
}
