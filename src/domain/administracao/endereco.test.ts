import { readOpcao, readPagina, readProtocoloDe, textoDaPagina, toEndereco } from './endereco';

describe('the address of a section', () => {
  it('holds the filters that were chosen', () => {
    expect(toEndereco('/a', { situacao: '', pagina: '2' })).toBe('/a?pagina=2');
    expect(toEndereco('/a', {})).toBe('/a');
  });

  it.each([
    ['?pagina=3', 3],
    ['?pagina=0', 1],
    ['?pagina=1e3', 1],
    ['', 1],
  ])('of %s shows page %s', (search, page) => expect(readPagina(search)).toBe(page));

  it('is read strictly', () => {
    expect(readOpcao('?situacao=vista', 'situacao', ['nova', 'vista'])).toBe('vista');
    expect(readOpcao('?situacao=outra', 'situacao', ['nova', 'vista'])).toBeUndefined();
    expect(readProtocoloDe('?protocolo=k7q2mp4x', 'protocolo')).toBe('K7Q2-MP4X');
    expect(readProtocoloDe('?protocolo=<x>', 'protocolo')).toBeUndefined();
  });

  it.each([
    [1, 134, '1 a 20 de 134'],
    [7, 134, '121 a 134 de 134'],
    [1, 0, ''],
  ])('says of page %s of %s rows: %s', (pagina, total, words) => expect(textoDaPagina(pagina, 20, total)).toBe(words));
});
