import { Page } from '../../ui/Page/Page';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { t, translated } from '../../words/t';

/**
 * Placeholder of a page while it loads or the guard judges it: taller than the screen, so that the footer does not
 * shift visibly.
 */
export function LoadingPage({ titulo }: { titulo: string }) {
  return (
    <Page title={translated(titulo)} focusTitle={false} titleHidden>
      <Skeleton label={t('Carregando página')} shape="card" count={6} />
    </Page>
  );
}
