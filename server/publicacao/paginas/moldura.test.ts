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
    expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      name: HOSTILE,
    });
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
