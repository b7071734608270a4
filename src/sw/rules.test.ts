import fc from 'fast-check';
import { wayOf } from './rules';

const ORIGIN = 'https://itape.test';
const way = (path: string, mode = 'navigate', method = 'GET') =>
  wayOf({ method, mode, url: new URL(path, ORIGIN) }, ORIGIN);

describe('what the worker may answer with', () => {
  it.each([
    '/api/Pedidos',
    '/api/Pedidos/1',
    '/api/Bilhetes/1',
    '/api/Bilhetes/1/Pdf',
    '/api/Conta/ObterPorCognitoId',
    '/api/Embarque/Chaves',
    '/api',
    '/_idp/',
    '/_sandbox/',
    '/config.json',
    '/callback/?code=a&state=b',
  ])('is never %s, however it is asked for [CA1]', (path) => {
    for (const mode of ['navigate', 'cors', 'same-origin', 'no-cors']) expect(way(path, mode)).toBe('rede');
  });

  it('is nothing of the API, whatever stands behind it [CA1]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[\w-]{1,8}(\.[\w]{1,10}){0,2}$/)),
        fc.constantFrom('navigate', 'cors'),
        (parts, mode) => expect(way(['/api', ...parts].join('/'), mode)).toBe('rede'),
      ),
    );
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('is no answer to %s [CA1]', (method) => {
    for (const path of ['/minhas-viagens', '/js/main.012345.js']) expect(way(path, 'cors', method)).toBe('rede');
  });

  it('is nothing of another origin [CA1]', () => {
    const url = new URL('https://outro.test/js/main.012345.js');
    expect(wayOf({ method: 'GET', mode: 'cors', url }, ORIGIN)).toBe('rede');
  });

  it.each(['/js/main.012345.js', '/css/main.012345.css', '/assets/letters.01234567.woff2', '/favicon.svg'])(
    'is a file of the build: %s',
    (path) => expect(way(path, 'no-cors')).toBe('arquivo'),
  );

  it.each(['/js/main.js', '/sw.js', '/index.html', '/robots.txt', '/chunks.json'])(
    'is no file that may change under its name: %s [SW1]',
    (path) => expect(way(path, 'no-cors')).toBe('rede'),
  );

  it.each(['/', '/home', '/minhas-viagens?pedido=1', '/embarque', '/pagamento-pix'])(
    'is the shell of %s, where there is no network',
    (path) => {
      expect(way(path)).toBe('pagina');
      expect(way(path, 'cors')).toBe('rede');
    },
  );
});
