import fc from 'fast-check';
import { LANGUAGES } from '../../words/language';
import { enderecoEm, toCidadeLink, toRotaLink, toSlug } from './enderecoRota';

const saoPaulo = { nome: 'São Paulo', uf: 'SP' };
const rio = { nome: 'Rio de Janeiro', uf: 'RJ' };

describe('the address of a city', () => {
  it.each([
    [saoPaulo, 'sao-paulo-sp'],
    [{ nome: "Santa Bárbara d'Oeste", uf: 'SP' }, 'santa-barbara-doeste-sp'],
    [{ nome: 'Ji-Paraná', uf: 'RO' }, 'ji-parana-ro'],
    [{ nome: 'Pará de Minas', uf: 'MG' }, 'para-de-minas-mg'],
  ])('of %j is %s', (cidade, slug) => {
    expect(toSlug(cidade)).toBe(slug);
  });

  it('is plain, whatever the name', () => {
    fc.assert(
      fc.property(fc.string(), (nome) => {
        expect(toSlug({ nome, uf: 'SP' })).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });

  it('keeps cities of one name in two states apart', () => {
    expect(toSlug({ nome: 'Bom Jesus', uf: 'PI' })).not.toBe(toSlug({ nome: 'Bom Jesus', uf: 'RS' }));
  });
});

describe('the address of a page', () => {
  it('names the destination, or the route in its direction', () => {
    expect(toCidadeLink(rio)).toBe('/onibus/rio-de-janeiro-rj');
    expect(toRotaLink(saoPaulo, rio)).toBe('/onibus/sao-paulo-sp/rio-de-janeiro-rj');
    expect(toRotaLink(rio, saoPaulo)).toBe('/onibus/rio-de-janeiro-rj/sao-paulo-sp');
  });

  it('has a path for each language, and none for Portuguese', () => {
    expect(LANGUAGES.map((language) => enderecoEm(language, toCidadeLink(rio)))).toEqual([
      '/onibus/rio-de-janeiro-rj',
      '/en/onibus/rio-de-janeiro-rj',
      '/es/onibus/rio-de-janeiro-rj',
    ]);
  });
});
