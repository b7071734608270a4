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
    const policyOf = (host: string) => headersFor(host)['content-security-policy'];
    expect(policyOf('loja.test:8080')).toContain(';frame-src http://cartao.test:8080;');
    expect(policyOf('sem-cartao')).toContain(";frame-src 'none';");
    expect(policyOf('loja.test:8080')).toContain("connect-src 'self' https://idp.test;");
    expect(asked[0]).toBe('http://loja.test:8080');
  });

  it('are written once for each origin of the frame', () => {
    const { headersFor } = open('https://itape.test');
    expect(headersFor('loja.test')).toBe(headersFor('loja.test'));
    expect(headersFor('loja.test')).not.toBe(headersFor('loja2.test'));
  });

  it('are those of helmet beside our own', () => {
    const { headersFor } = open('https://itape.test');
    expect(headersFor('loja.test')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': expect.stringContaining('max-age='),
      'reporting-endpoints': 'csp="/api/Relatorios/Csp"',
    });
    expect(open('http://localhost').headersFor('x')['strict-transport-security']).toBeUndefined();
  });
});
