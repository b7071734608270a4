import { type ComponentType, lazy, type PropsWithChildren, Suspense } from 'react';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';

/** Loads a page's code on demand, since stories run without it. */
function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Later = lazy(() => load().then((Loaded) => ({ default: Loaded as ComponentType<object> })));
  return (props) => (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
}

export const docsParameters = {
  container: later<PropsWithChildren<DocsContainerProps>>(() => import('./BookContainer').then((m) => m.BookContainer)),
  page: later(() => import('./BookPage').then((m) => m.BookPage)),
  toc: false,
};
