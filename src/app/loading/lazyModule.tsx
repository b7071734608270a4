import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { Workflow } from '../../sagas/kernel/supervised';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { useApp } from '../AppContext';
import type { AppInstance } from '../createStore';
import { keepUp } from './keepUp';
import { LoadFailure } from './LoadFailure';
import { LoadingPage, type TelaDaRota } from './LoadingPage';
import { t } from '../../words/t';

/** Exports of a module that is loaded on demand. */
export interface LazyModule<P extends object = object> {
  Screen: ComponentType<P>;
  /** Started before the first render, each once. */
  workflows?: readonly Workflow[];
  /** Adds reducers and reads before the first render; must be idempotent. */
  install?: (app: AppInstance) => void;
}

/**
 * Treatment of the time before a module is there, and of a load that failed. `page`: a page's placeholder, a page that
 * reports the failure. `part`: a placeholder that reserves the space of a part of a page, which reports the failure.
 * `over`: nothing, then the report, for what opens above a page. `quiet`: nothing, and nothing after a failure, for
 * what the page can do without; `onFail` is told, with the props that it was first rendered with.
 */
type LazyOptions<P> = PlacedOptions | { kind: 'quiet'; onFail?: (props: P) => void };
type PlacedOptions = { kind: 'page' | 'part' | 'over' } & TelaDaRota;

export type LazyComponent<P extends object = object> = ComponentType<P> &
  Pick<Source<P>, 'load' | 'ready'> & {
    /** Loads the code in the background; a failure is left to the component's own load. */
    prefetch: (app: AppInstance) => void;
  };

interface Source<P extends object> {
  /** Loads the code, before there is an app to run it. */
  load: () => Promise<LazyModule<P>>;
  /** The component, if its module is there; what it needs is running in this app then. */
  ready: (app: AppInstance) => ComponentType<P> | null;
  bring: (app: AppInstance) => Promise<ComponentType<P>>;
}

function sourceOf<P extends object>(load: () => Promise<LazyModule<P>>): Source<P> {
  let known: LazyModule<P> | null = null;
  const ready = (app: AppInstance) => {
    known?.install?.(app);
    known?.workflows?.forEach(app.runWorkflow);
    return known?.Screen ?? null;
  };
  const keep = async () => (known = await load());
  return {
    load: keep,
    ready,
    bring: async (app) => {
      const { Screen } = await keep();
      ready(app);
      return Screen;
    },
  };
}

/**
 * A component whose code is loaded when it is first rendered, or prefetched. Once loaded it renders at once; a failed
 * load can be retried in its place, and one of an outdated version reloads the page (`keepUp`).
 */
export function lazyModule<P extends object = object>(
  load: () => Promise<LazyModule<P>>,
  options: LazyOptions<P>,
): LazyComponent<P> {
  const source = sourceOf(load);
  const Component = options.kind === 'quiet' ? quiet(source, options.onFail) : inPlace(source, options);
  const prefetch = (app: AppInstance) => void source.bring(app).catch(() => undefined);
  return Object.assign(Component, source, { prefetch });
}

function inPlace<P extends object>(source: Source<P>, options: PlacedOptions) {
  return function LazyInPlace(props: P) {
    const app = useApp();
    const [attempt, setAttempt] = useState(0);
    const Loaded = useMemo(() => {
      void attempt;
      return (
        source.ready(app) ?? lazy(async () => ({ default: await keepUp(app.ports.version, () => source.bring(app)) }))
      );
    }, [app, attempt]);
    return (
      <LoadFailure
        inPage={options.kind !== 'page'}
        onError={(error) => app.ports.log.error(error, options.titulo)}
        onRetry={() => setAttempt((count) => count + 1)}
        onReload={app.ports.version.reload}
      >
        <Suspense fallback={placeOf(options)}>{createElement(Loaded, props)}</Suspense>
      </LoadFailure>
    );
  };
}

function placeOf({ kind, ...page }: PlacedOptions): ReactNode {
  if (kind === 'over') return null;
  if (kind === 'page') return <LoadingPage {...page} />;
  return <Skeleton label={t('Carregando esta etapa')} shape="card" count={3} />;
}

/** Without a Suspense boundary, which prerendered markup would have to contain. */
function quiet<P extends object>(source: Source<P>, onFail?: (props: P) => void) {
  return function LazyQuiet(props: P) {
    const app = useApp();
    const [first] = useState(props);
    const [Loaded, setLoaded] = useState(() => source.ready(app));
    useEffect(() => {
      let wanted = true;
      keepUp(app.ports.version, () => source.bring(app))
        .then((component) => wanted && setLoaded(() => component))
        .catch((error: unknown) => {
          app.ports.log.error(error, 'lazyModule');
          if (wanted) onFail?.(first);
        });
      return () => {
        wanted = false;
      };
    }, [app, first]);
    return Loaded && <Loaded {...props} />;
  };
}

/** Prefetches the modules that may follow the page on screen. */
export function usePrefetch(modules: readonly { prefetch: (app: AppInstance) => void }[]): void {
  const app = useApp();
  useEffect(() => modules.forEach(({ prefetch }) => prefetch(app)), [app, modules]);
}
