import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { rotaOf, rotas } from '../../domain/base/rotas';

/** The route that the router matches for an address. */
const shownBy = (pathname: string) =>
  Object.values(rotas).find(({ path }) => matchPath({ path, caseSensitive: true }, decode(pathname))) ?? null;

/** Decodes an address like the router before matching. */
function decode(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replace(/\//g, '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

describe('router and guard', () => {
  it.each([
    '//pedidos',
    '/PEDIDOS',
    '/pedidos/x',
    '/pedidos%2f',
    '/%2fpedidos',
    '/pedidos;x',
    '/pedidos.',
    '/./pedidosx',
  ])('know no page at %s [GU6]', (path) => {
    expect(rotaOf(path)).toBeNull();
    expect(shownBy(path)).toBeNull();
  });

  it.each(['/pedidos/', '/pedidos//', '/%70edidos', '/pedido%73/'])('know the orders at %s [GU6]', (path) => {
    expect(rotaOf(path)).toBe(rotas.pedidos);
    expect(shownBy(path)).toBe(rotas.pedidos);
  });

  it('never see different pages at one address [GU6]', () => {
    const piece = fc.constantFrom(
      ...Object.values(rotas).map(({ path }) => path.slice(1)),
      '/',
      '//',
      '.',
      '..',
      '%2e%2e',
      '%2f',
      '%5c',
      '%70edidos',
      'PEDIDOS',
      '%',
      '%00',
      ' ',
      ';a=1',
      'é',
    );
    const address = fc.array(piece, { maxLength: 5 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(address, (path) => expect(rotaOf(path)?.path ?? null).toBe(shownBy(path)?.path ?? null)),
      { numRuns: 5000 },
    );
  });
});
