import { artigoAjuda, artigosAjuda } from './conteudo/ajuda';
import { categoriasAjuda } from './conteudo/artigoAjuda';
import { toAjudaLink } from './ajudaLinks';
import { searchAjuda } from './buscaAjuda';
import { rotaOf } from '../base/rotas';

const idsFor = (texto: string) => searchAjuda(artigosAjuda, texto).map(({ id }) => id);

describe('the search of the help', () => {
  it.each([
    ['cancelar', 'cancelar-passagem'],
    ['CANCELAR PASSAGEM', 'cancelar-passagem'],
    ['reembolso', 'cancelar-passagem'],
    ['quero trocar a data da minha passagem', 'remarcar-passagem'],
    ['cachorro', 'animais'],
    ['gratuidade de idoso', 'gratuidade-idoso'],
    ['cartao recusado', 'pagar-com-cartao'],
    ['peso da mala', 'bagagem'],
  ])('puts first for “%s” the article %s', (texto, id) => {
    expect(idsFor(texto)[0]).toBe(id);
  });

  it('does not care for accents, and finds half a word', () => {
    expect(idsFor('cartão')).toEqual(idsFor('CARTAO'));
    expect(idsFor('bagag')).toContain('bagagem');
  });

  it('forgives a slip only where nothing is written so', () => {
    expect(idsFor('reenbolso')[0]).toBe('cancelar-passagem');
    expect(idsFor('xyzw')).toEqual([]);
  });

  it('finds nothing for nothing, or for words that say nothing', () => {
    expect(idsFor('  ')).toEqual([]);
    expect(idsFor('como que eu')).toEqual([]);
  });
});

describe('the articles', () => {
  it('have each an address of its own, a category and something to say', () => {
    expect(new Set(artigosAjuda.map(({ id }) => id)).size).toBe(artigosAjuda.length);
    expect(artigosAjuda.filter(({ id }) => !/^[a-z-]+$/.test(id))).toEqual([]);
    expect(artigosAjuda.filter(({ corpo }) => corpo.length === 0)).toEqual([]);
    expect(new Set(artigosAjuda.map(({ categoria }) => categoria))).toEqual(new Set(Object.keys(categoriasAjuda)));
  });

  it('are found by their address, and nothing else is', () => {
    expect(artigoAjuda('bagagem')?.titulo).toBe('Quanto posso levar de bagagem');
    expect(artigoAjuda('toString')).toBeUndefined();
    expect(artigoAjuda(null)).toBeUndefined();
  });

  it('lead to pages that are there', () => {
    const links = artigosAjuda.flatMap(({ link }) => (link ? [link.href.split('?')[0] ?? ''] : []));
    expect(links.filter((href) => !rotaOf(href))).toEqual([]);
  });
});

it('the address of the help says only what is asked for', () => {
  expect(toAjudaLink()).toBe('/atendimento-ajuda');
  expect(toAjudaLink({ busca: '' })).toBe('/atendimento-ajuda');
  expect(toAjudaLink({ busca: 'a&b' })).toBe('/atendimento-ajuda?busca=a%26b');
});
