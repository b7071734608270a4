import { screen } from '@testing-library/react';
import { renderScreen } from '../../../tests/support/renderScreen';
import { rotas } from '../../domain/base/rotas';
import { PageFocus } from '../../ui/Page/pageFocus';
import { LoadingPage } from './LoadingPage';
import { AppContext } from '../AppContext';
import { createApp } from '../createStore';
import { fakePorts } from '../../../tests/support/fakePorts';

const TITULO = 'São Paulo, SP → Rio de Janeiro, RJ';
const drawn = (): Element => {
  const main = document.createElement('main');
  main.innerHTML = `<h1>${TITULO}</h1>`;
  return main;
};
const tela = (navigated: boolean, served: Element | null, key = 'guard') => (
  <PageFocus value={navigated}>
    <AppContext value={{ ...createApp(fakePorts()), served }}>
      <LoadingPage key={key} {...rotas.resultadoBusca} />
    </AppContext>
  </PageFocus>
);
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the placeholder of a page', () => {
  it('is the page that the server drew, the same from one placeholder to the next', () => {
    const served = drawn();
    const { rerender } = renderScreen(tela(false, served));
    expect(screen.getByRole('main')).toBe(served);
    expect(heading()).toHaveTextContent(TITULO);
    rerender(tela(false, served, 'code'));
    expect(screen.getAllByRole('main')).toEqual([served]);
  });

  it.each([
    ['after a navigation', true, drawn()],
    ['where no server drew the page', false, null],
  ])('has the title of its route %s', (_, navigated, served) => {
    renderScreen(tela(navigated, served));
    expect(heading()).toHaveTextContent(rotas.resultadoBusca.titulo);
    expect(screen.getByRole('main')).toHaveAttribute('data-dense');
  });
});
