import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../tests/support/renderScreen';
import { paginaVazia } from '../../domain/aplicativo/modeloPagina';
import { rotas } from '../../domain/base/rotas';
import { LoadingPage } from './LoadingPage';

const TITULO = 'São Paulo, SP → Rio de Janeiro, RJ';
const pagina = { ...paginaVazia, busca: { titulo: TITULO, lugares: [] } };
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the placeholder of a page', () => {
  it('keeps the heading that the served page showed, and no longer after a navigation', async () => {
    renderScreen(
      <>
        <LoadingPage {...rotas.resultadoBusca} />
        <Link to="/destinos">outra</Link>
      </>,
      { path: rotas.resultadoBusca.path, state: { pagina } },
    );
    expect(heading()).toHaveTextContent(TITULO);
    await act(() => userEvent.click(screen.getByRole('link', { name: 'outra' })));
    expect(heading()).toHaveTextContent(rotas.resultadoBusca.titulo);
  });

  it('has the title of its route where no server filled the page in', () => {
    renderScreen(<LoadingPage {...rotas.resultadoBusca} />, { state: { pagina: paginaVazia } });
    expect(heading()).toHaveTextContent(rotas.resultadoBusca.titulo);
    expect(screen.getByRole('main')).toHaveAttribute('data-dense');
  });
});
