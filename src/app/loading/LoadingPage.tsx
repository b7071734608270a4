import { useContext } from 'react';
import type { Rota } from '../../domain/base/rotas';
import { Page } from '../../ui/Page/Page';
import { PageFocus } from '../../ui/Page/pageFocus';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { AppContext } from '../AppContext';
import { t, translated } from '../../words/t';

/** Properties of a route that its page has from the first frame. */
export type TelaDaRota = Pick<Rota, 'titulo' | 'tituloOculto' | 'denso' | 'largura'>;

/**
 * Placeholder of a page while it loads or the guard judges it, under the title that the page will have: taller than the
 * screen, so that the footer does not shift visibly. The build draws it too (`renderTelas`); the drawing of the first
 * address stays until its page is there, with what the server filled in.
 */
export function LoadingPage({ titulo, tituloOculto, denso, largura }: TelaDaRota) {
  const served = useContext(AppContext)?.served;
  const isFirst = !useContext(PageFocus);
  if (isFirst && served) return <slot ref={(place) => place?.append(served)} />;
  return (
    <Page title={translated(titulo)} dense={denso} focusTitle={false} titleHidden={tituloOculto} width={largura}>
      <Skeleton label={t('Carregando página')} shape="card" count={6} />
    </Page>
  );
}
