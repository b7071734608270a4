import { JSDOM } from 'jsdom';
import { aparenciaPadrao } from '../../../src/domain/aplicativo/modeloPagina';
import { html } from '../../platform/html/html';
import { renderPagina } from './moldura';

const HOSTILE = `</script><script>alert(1)</script>"'&`;

describe('a page', () => {
  it('holds names as text, whatever they are, in its data too', () => {
    const text = renderPagina(
      { nome: HOSTILE, rodape: [HOSTILE], aparencia: aparenciaPadrao, publicUrl: 'https://itape.test' },
      {
        path: '/onibus/x',
        titulo: HOSTILE,
        descricao: HOSTILE,
        dados: [{ '@type': 'Thing', name: HOSTILE }],
        conteudo: html`<h1>${HOSTILE}</h1>`,
      },
    );
    const { document } = new JSDOM(text).window;
    expect(document.title).toBe(`${HOSTILE} – ${HOSTILE}`);
    expect(document.querySelector('h1')?.textContent).toBe(HOSTILE);
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json', 'application/ld+json']);
    const context = { '@context': 'https://schema.org', name: HOSTILE };
    expect(scripts.map(({ textContent }) => JSON.parse(textContent) as unknown)).toMatchObject([
      { ...context, '@type': 'Thing' },
      { ...context, '@type': 'WebPage', description: HOSTILE },
    ]);
  });

  it('has no other versions, and tells machines nothing, where search engines leave it out', () => {
    const text = renderPagina(
      { nome: 'X', rodape: [], aparencia: aparenciaPadrao, publicUrl: 'https://itape.test' },
      { path: '/acompanhar', titulo: 'X', descricao: 'X', dados: [], isReservada: true, conteudo: html`` },
    );
    const { document } = new JSDOM(text).window;
    expect(document.querySelectorAll('[hreflang], meta[property="og:locale:alternate"], script')).toHaveLength(0);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('names the stylesheet of a company that has colours of its own, after its own', () => {
    const aparencia = { ...aparenciaPadrao, folha: '/marca.css?v=1' };
    const text = renderPagina(
      { nome: 'X', rodape: [], aparencia, publicUrl: 'https://itape.test' },
      { path: '/onibus/x', titulo: 'X', descricao: 'X', dados: [], conteudo: html`` },
    );
    const sheets = [...new JSDOM(text).window.document.querySelectorAll('link[rel="stylesheet"]')];
    expect(sheets.map((sheet) => sheet.getAttribute('href'))).toEqual(['/onibus/estilo.css', '/marca.css?v=1']);
  });
});
