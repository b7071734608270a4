import type { Rota } from '../../domain/base/rotas';
import { Page } from '../../ui/Page/Page';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { t, translated } from '../../words/t';

/**
 * Placeholder of a page while it loads or the guard judges it, under the title that the page will have: taller than the
 * screen, so that the footer does not shift visibly. The build draws it too (`renderTelas`).
 */
export function LoadingPage({ titulo, tituloOculto }: Pick<Rota, 'titulo' | 'tituloOculto'>) {
  return (
    <Page title={translated(titulo)} focusTitle={false} titleHidden={tituloOculto === true}>
      <Skeleton label={t('Carregando página')} shape="card" count={6} />
    </Page>
  );
}
