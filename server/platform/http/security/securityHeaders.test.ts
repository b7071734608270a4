import { securityHeaders } from './securityHeaders';

const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };

describe('the headers of every answer', () => {
  const open = (publicUrl: string) => {
    const asked: string[] = [];
    const headersFor = securityHeaders(
      {
        publicUrl,
        connectOrigins: ['https://idp.test'],
        frameOriginFor: (shop) => {
          asked.push(shop);
          return shop.endsWith('sem-cartao') ? null : shop.replace('loja', 'cartao');
        },
      },
      inline,
    );
    return { headersFor, asked };
  };

  it('admit the frame of the card for the host that was called, and none where no card is taken', () => {
    const { headersFor, asked } = open('http://localhost:8080');
    const policyOf = (host: string) => headersFor(host, '/home')['content-security-policy'];
    expect(policyOf('loja.test:8080')).toContain(';frame-src http://cartao.test:8080;');
    expect(policyOf('sem-cartao')).toContain(";frame-src 'none';");
    expect(policyOf('loja.test:8080')).toContain("connect-src 'self' https://idp.test;");
    expect(asked[0]).toBe('http://loja.test:8080');
  });

  it('are written once for each origin of the frame', () => {
    const { headersFor } = open('https://itape.test');
    expect(headersFor('loja.test', '/home')).toBe(headersFor('loja.test', '/minha-conta'));
    expect(headersFor('loja.test', '/home')).not.toBe(headersFor('loja2.test', '/home'));
  });

  it('are those of helmet beside our own', () => {
    const { headersFor } = open('https://itape.test');
    expect(headersFor('loja.test', '/home')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': expect.stringContaining('max-age='),
      'reporting-endpoints': 'csp="/api/Relatorios/Csp"',
    });
    expect(open('http://localhost').headersFor('x', '/home')['strict-transport-security']).toBeUndefined();
  });

  it.each([
    '/api/Viagens?dataPartida=2026-12-01',
    '/config.json',
    '/js/main.af36e1.js',
    '/css/home.0a1b2c.css',
    '/assets/letra.c134f287.woff2',
  ])('say of %s, which is no page, that nothing may load, run or frame it, and no more than that', (url) => {
    const { headersFor } = open('https://itape.test');
    expect(headersFor('loja.test', url)).toEqual({
      'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  it.each([
    '/home',
    '/',
    '/sw.js',
    '/favicon.svg',
    '/assets/desenho.0a1b2c.svg',
    '/js/main',
    '/js/../home',
    '/js/main.js?x=.js/home',
    '/api/docs',
    '/api/docs/static/index.html',
    '/apiario',
    '/acompanhar/x',
    '/_sandbox/',
  ])('are all of them at %s, which a browser may show or run by itself', (url) => {
    const { headersFor } = open('https://itape.test');
    expect(headersFor('loja.test', url)).toBe(headersFor('loja.test', '/home'));
  });
});
