import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from './AppContext';
import { keepUp } from './keepUp';
import type { LazyModule } from './lazyScreen';

/** A lazily loaded part of a screen. Renders nothing until loaded, or when loading fails. */
export function lazyPart<P extends object>(load: () => Promise<LazyModule<P>>): ComponentType<P> {
  return function LazyPart(props: P) {
    const app = useApp();
    const [Part, setPart] = useState<ComponentType<P> | null>(null);
    useEffect(() => {
      let wanted = true;
      keepUp(app.ports.version, load)
        .then((module) => {
          module.install?.(app);
          if (wanted) setPart(() => module.Screen);
        })
        .catch((error: unknown) => app.ports.log.error(error, 'lazyPart'));
      return () => {
        wanted = false;
      };
    }, [app]);
    return Part && <Part {...props} />;
  };
}
