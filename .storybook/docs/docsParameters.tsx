import { type ComponentType, lazy, type PropsWithChildren, Suspense } from 'react';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';

/** Pages are read one at a time and stories run without them: their code comes when a page is opened. */
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
  page: later(() => import('./ComponentPage').then((m) => m.ComponentPage)),
  toc: false,
};
