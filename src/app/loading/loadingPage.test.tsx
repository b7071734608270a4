import { screen } from '@testing-library/react';
import { renderScreen } from '../../../tests/support/renderScreen';
import { paginaVazia } from '../../domain/aplicativo/modeloPagina';
import { rotas } from '../../domain/base/rotas';
import { PageFocus } from '../../ui/Page/pageFocus';
import { LoadingPage } from './LoadingPage';

const TITULO = 'São Paulo, SP → Rio de Janeiro, RJ';
const served = { ...paginaVazia, busca: { titulo: TITULO, lugares: [] } };
const show = (navigated: boolean, pagina: typeof paginaVazia = served) =>
  renderScreen(
    <PageFocus value={navigated}>
      <LoadingPage {...rotas.resultadoBusca} />
    </PageFocus>,
    { state: { pagina } },
  );
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the placeholder of a page', () => {
  it('keeps the heading that the served page showed', () => {
    show(false);
    expect(heading()).toHaveTextContent(TITULO);
  });

  it.each([
    ['after a navigation', true, served],
    ['where no server filled the page in', false, paginaVazia],
  ])('has the title of its route %s', (_, navigated, pagina) => {
    show(navigated, pagina);
    expect(heading()).toHaveTextContent(rotas.resultadoBusca.titulo);
    expect(screen.getByRole('main')).toHaveAttribute('data-dense');
  });
});
