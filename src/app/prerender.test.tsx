import { buscaModelo, modeloEscrito } from '../domain/aplicativo/modeloPagina';
import { telasDesenhadas } from '../domain/aplicativo/telas';
import { rotas } from '../domain/base/rotas';
import { renderHome, renderTelas } from './prerender';
import { home } from './routes/Home';

beforeAll(() => home.load());

describe('the home that the build renders', () => {
  it('is the same on every day: no port is called for it, the clock included', () => {
    const { html, css } = renderHome();
    expect(html).toContain('Buscar viagens');
    expect(html).not.toMatch(/\d{2}\/\d{2}\/\d{4}/);
    expect(css).toContain('<style');
  });
});

describe('the loading pages that the build renders', () => {
  const { html, css } = renderTelas(telasDesenhadas);
  const drawn = [...html].map(([nome, markup]) => {
    const page = new DOMParser().parseFromString(markup, 'text/html');
    return { nome, page };
  });

  it.each(drawn)('show $nome under its title, with the product’s header and foot', ({ nome, page }) => {
    const title = page.querySelector('main h1');
    expect(title?.textContent).toBe(nome === 'resultadoBusca' ? buscaModelo.titulo : rotas[nome].titulo);
    expect(title?.className).toBe(nome === 'comprarViagem' ? 'it-visually-hidden' : 'it-page__title');
    expect(page.querySelector('main [role=status]')?.textContent).toBe('Carregando página');
    expect(page.querySelectorAll('header, footer')).toHaveLength(2);
  });

  it('are as narrow as their pages, so that no title moves sideways', () => {
    const narrow = drawn.filter(({ page }) => page.querySelector('main.it-page--form')).map(({ nome }) => nome);
    expect(narrow.sort()).toEqual(['cancelarAvisos', 'encontrarBilhete', 'viagemEmGrupo']);
  });

  it('use the same styles for a written logo, since the policy of the page knows one text', () => {
    expect(css).toContain('<style');
    expect(renderTelas(telasDesenhadas, modeloEscrito).css).toBe(css);
  });

  it('are those of travellers: staff keep their pages open, and home is drawn whole', () => {
    expect(telasDesenhadas).toEqual(expect.arrayContaining(['resultadoBusca', 'comprarViagem', 'pagamentoPix']));
    for (const nome of ['home', 'pedidos', 'embarque', 'administracao'] as const)
      expect(telasDesenhadas).not.toContain(nome);
  });
});
