import fc from 'fast-check';
import { parseBusca, resultadosDe, safeLink, toBuscaLink, type Busca } from './links';

const umaBusca = (fields: Partial<Busca> = {}): Busca => ({
  idaVolta: false,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  dataPartida: '2026-12-01',
  dataVolta: null,
  ...fields,
});
const queryOf = (link: string): string => link.slice(link.indexOf('?'));

describe('a search in an address', () => {
  it.each([
    umaBusca(),
    umaBusca({ idaVolta: true, dataVolta: '2026-12-01' }),
    umaBusca({ localidadeOrigem: '123456789' }),
  ])('is written and read without loss [§2.resultados.1]', (busca) => {
    expect(parseBusca(queryOf(toBuscaLink(busca)))).toEqual(busca);
    expect(resultadosDe(toBuscaLink(busca))).toBe(toBuscaLink(busca));
  });

  it.each([
    ['nothing', ''],
    ['a place that is no id', '?idaVolta=false&localidadeOrigem=x&localidadeDestino=2&dataPartida=2026-12-01'],
    ['an id with a letter before it', '?idaVolta=false&localidadeOrigem=x1&localidadeDestino=2&dataPartida=2026-12-01'],
    ['an id with a letter after it', '?idaVolta=false&localidadeOrigem=1&localidadeDestino=2x&dataPartida=2026-12-01'],
    ['an id of ten digits', '?idaVolta=false&localidadeOrigem=1234567890&localidadeDestino=2&dataPartida=2026-12-01'],
    ['one place twice', '?idaVolta=false&localidadeOrigem=2&localidadeDestino=2&dataPartida=2026-12-01'],
    ['a day that does not exist', '?idaVolta=false&localidadeOrigem=1&localidadeDestino=2&dataPartida=2026-02-30'],
    [
      'a return before the outbound',
      '?idaVolta=true&localidadeOrigem=1&localidadeDestino=2&dataPartida=2026-12-02&dataVolta=2026-12-01',
    ],
    [
      'a return on a day that does not exist',
      '?idaVolta=true&localidadeOrigem=1&localidadeDestino=2&dataPartida=2026-12-02&dataVolta=2026-12-32',
    ],
    ['a round trip without its return', '?idaVolta=true&localidadeOrigem=1&localidadeDestino=2&dataPartida=2026-12-02'],
  ])('is refused with %s', (_, query) => expect(parseBusca(query)).toBeNull());
});

describe('a saved link', () => {
  it('leads to the results with its search, whatever page it names', () => {
    expect(resultadosDe('/minhas-viagens?idaVolta=false&localidadeOrigem=1')).toBe(
      '/resultado-busca-viagens?idaVolta=false&localidadeOrigem=1',
    );
  });

  it.each(['/home', '/minhas-viagens?aba=passadas', '/comprar-viagem?ida=1', '/minhas-viagens?aba=idaVolta=true'])(
    'carries no search: %s',
    (link) => expect(resultadosDe(link)).toBeNull(),
  );
});

describe('a stored link', () => {
  it('keeps a route of ours with its query', () => {
    expect(safeLink('/comprar-viagem?viagem=1')).toBe('/comprar-viagem?viagem=1');
    expect(safeLink('/comprar-viagem?volta=//')).toBe('/comprar-viagem?volta=//');
    expect(safeLink('/minhas-viagens?nome=Ana Lima')).toBe('/minhas-viagens?nome=Ana%20Lima');
  });

  it.each([
    null,
    '',
    '//evil.test',
    '//evil.test/home',
    '//[',
    'home',
    '/\\evil.test',
    'https://evil.test/home',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/desconhecida',
    '/home\n',
    '/%2f%2fevil.test',
  ])('drops %j', (link) => expect(safeLink(link)).toBeNull());

  it('never leads to another origin, whatever is stored', () => {
    const pieces = fc.array(
      fc.constantFrom('/', '\\', '//', 'home', 'evil.test', '@', ':', '%2f', '\t', '?', '#', '..', 'javascript:'),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((parts) => parts.join('')),
        ),
        (text) => {
          const link = safeLink(text);
          if (link !== null) expect(new URL(link, 'https://itape.test').origin).toBe('https://itape.test');
        },
      ),
      { numRuns: 5000 },
    );
  });
});
