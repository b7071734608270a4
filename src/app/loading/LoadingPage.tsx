import { Page } from '../../ui/Page/Page';
import { Skeleton } from '../../ui/Skeleton/Skeleton';

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
