import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Skeleton } from '../ui/Skeleton/Skeleton';
import { useApp } from './AppContext';
import type { AppInstance } from './createStore';
import { keepUp } from './keepUp';
import { LoadingPage, type LazyModule } from './lazyScreen';
import { LoadFailure } from './LoadFailure';

export interface LazyStep<P extends object = object> {
  Step: ComponentType<P>;
  /** Loads the code in the background; a failure is left to the step's own load. */
  prefetch: (app: AppInstance) => void;
}

/** Kind of a step: a part of a page, a page with its own heading, or an overlay without space in the page. */
type StepKind = 'part' | 'page' | 'over';

/**
 * A part of a page that follows another: its code is prefetched, so that it renders at once. Until loaded a placeholder
 * reserves its space; a failed load is reported in that place.
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
      // Loaded by another app instance: its workflows must still start in this one.
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

/** Prefetches the steps that may follow the page on screen. */
export function usePrefetch(steps: readonly { prefetch: LazyStep['prefetch'] }[]): void {
  const app = useApp();
  useEffect(() => steps.forEach(({ prefetch }) => prefetch(app)), [app, steps]);
}
