import { useContext } from 'react';
import type { Rota } from '../../domain/base/rotas';
import { selectBuscaServida } from '../../store/aplicativo/pagina';
import { useAppSelector } from '../../store/hooks';
import { Page } from '../../ui/Page/Page';
import { PageFocus } from '../../ui/Page/pageFocus';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { t, translated } from '../../words/t';

/** Properties of a route that its page has from the first frame. */
export type TelaDaRota = Pick<Rota, 'titulo' | 'tituloOculto' | 'denso' | 'largura'>;

/**
 * Placeholder of a page while it loads or the guard judges it, under the title that the page will have: taller than the
 * screen, so that the footer does not shift visibly. The build draws it too (`renderTelas`); the title that the server gave
 * the first address stays until the page is there.
 */
export function LoadingPage({ titulo, tituloOculto, denso, largura }: TelaDaRota) {
  const served = useAppSelector(selectBuscaServida);
  const isFirst = !useContext(PageFocus);
  return (
    <Page
      title={(isFirst && served?.titulo) || translated(titulo)}
      dense={denso}
      focusTitle={false}
      titleHidden={tituloOculto}
      width={largura}
    >
      <Skeleton label={t('Carregando página')} shape="card" count={6} />
    </Page>
  );
}
