import { useLocation } from 'react-router-dom';
import type { Rota } from '../../domain/base/rotas';
import { selectBuscaServida } from '../../store/aplicativo/pagina';
import { useAppSelector } from '../../store/hooks';
import { Page } from '../../ui/Page/Page';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { t, translated } from '../../words/t';

/** Properties of a route that its page has from the first frame. */
export type TelaDaRota = Pick<Rota, 'titulo' | 'tituloOculto' | 'denso' | 'largura'>;

/** React Router's key of the address that the document was opened at. */
const FIRST = 'default';

/**
 * Placeholder of a page while it loads or the guard judges it, under the title that the page will have: taller than the
 * screen, so that the footer does not shift visibly. The build draws it too (`renderTelas`); the title that the server gave
 * the first address stays until the page is there.
 */
export function LoadingPage({ titulo, tituloOculto, denso, largura }: TelaDaRota) {
  const served = useAppSelector(selectBuscaServida);
  const isFirst = useLocation().key === FIRST;
  return (
    <Page
      title={(isFirst && served?.titulo) || translated(titulo)}
      dense={denso === true}
      focusTitle={false}
      titleHidden={tituloOculto === true}
      width={largura}
    >
      <Skeleton label={t('Carregando página')} shape="card" count={6} />
    </Page>
  );
}
