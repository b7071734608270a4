import { JSDOM } from 'jsdom';
import type { CidadePublicada, CidadesPublicadas } from './cidades';
import { MOST_DESTINOS, toPaginaIndice } from './paginaIndice';

const SITE = 'https://itape.test';
const city = (nome: string, uf: string): CidadePublicada => ({ slug: nome, nome, uf, busca: '1', terminais: [] });

/** The index of some cities, of which each leads to the named ones. */
function indexOf(todas: readonly CidadePublicada[], destinos: (slug: string) => readonly CidadePublicada[]) {
  const cidades: CidadesPublicadas = {
    cidade: (slug) => todas.find((one) => one.slug === slug),
    destinosDe: destinos,
    origensDe: () => [],
    todas: () => todas,
  };
  const pagina = toPaginaIndice(cidades, SITE);
  const { document } = new JSDOM(pagina.conteudo.text).window;
  const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { ...pagina, textsOf };
}

const bauru = city('Bauru', 'SP');
const betim = city('Betim', 'MG');

describe('the index of routes', () => {
  it('leaves out cities that no coach leaves from, and their states', () => {
    const { textsOf, descricao, dados } = indexOf([bauru, betim], (slug) => (slug === 'Bauru' ? [betim] : []));
    expect([textsOf('h2'), textsOf('h3'), textsOf('.cidades a')]).toEqual([
      ['São Paulo'],
      ['Saindo de Bauru'],
      ['Betim, MG'],
    ]);
    expect(descricao).toContain('saindo de 1 cidade:');
    expect(dados).toHaveLength(2);
  });

  it('leads to the page of a city for its further routes', () => {
    const many = Array.from({ length: MOST_DESTINOS + 1 }, (_, i) => city(`Lugar ${i}`, 'MG'));
    const { textsOf } = indexOf([bauru], () => many);
    expect(textsOf('.cidades a')).toHaveLength(MOST_DESTINOS + 1);
    expect(textsOf('.cidades a').at(-1)).toBe('Todas as rotas de Bauru');
  });

  it('says that nothing is for sale yet, and lists nothing to machines', () => {
    const { textsOf, dados } = indexOf([], () => []);
    expect(textsOf('p')).toEqual(['Ainda não há viagens à venda.']);
    expect(dados).toHaveLength(1);
  });
});
