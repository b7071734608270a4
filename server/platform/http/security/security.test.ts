import { startRoutes } from '../../../../tests/support/startRoutes';
import type { App } from '../appTypes';

const routes = (app: App): void => {
  app.get('/api/livre', { config: { access: 'publico' } }, () => ({ texto: 'oi '.repeat(1_000) }));
};

describe('what holds for every address', () => {
  it.each(['br', 'gzip'])('compresses long answers with %s for who takes it', async (encoding) => {
    const app = await startRoutes(routes);
    const reply = await app.inject({ url: '/api/livre', headers: { 'accept-encoding': encoding } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.rawPayload.length).toBeLessThan(500);
  });

  it('gives pages no power over the device that they do not use', async () => {
    const headers = (await (await startRoutes(routes)).inject('/home')).headers;
    const policy = String(headers['permissions-policy']);
    expect(policy).toContain('camera=(self)');
    expect(policy).toContain('geolocation=(self)');
    expect(policy).toContain('microphone=()');
    expect(policy).toContain('usb=()');
    // Chromium on Linux warns of both.
    expect(policy).not.toMatch(/web-share|bluetooth/);
  });

  it('says nothing about pages to those who ask the API, whose answers are no page', async () => {
    const { headers } = await (await startRoutes(routes)).inject('/api/livre');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
    expect(headers['permissions-policy']).toBeUndefined();
  });

  it.each([
    ['a caller who is not signed in', '/api/minhas', {}, 401],
    ['a caller whose host is none', '/api/livre', { host: 'a b' }, 400],
  ])('holds for the refusal of %s', async (_, url, headers, status) => {
    const app = await startRoutes((own) => {
      routes(own);
      own.get('/api/minhas', { config: { access: 'autenticado' } }, () => ({ data: 1 }));
    });
    const reply = await app.inject({ url, headers });
    expect([reply.statusCode, reply.headers['x-content-type-options']]).toEqual([status, 'nosniff']);
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('insists on https where the product is reached by it', async () => {
    const app = await startRoutes(routes, { publicUrl: 'https://itape.com.br' });
    const { headers } = await app.inject('/home');
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect((await app.inject('/api/livre')).headers['strict-transport-security']).toBeDefined();
  });

  it('lets no element of a page move the base of its addresses', async () => {
    const { headers } = await (await startRoutes(routes)).inject('/home');
    expect(headers['content-security-policy']).toContain(";base-uri 'none';");
  });

  it('lets scripts and their addresses come from named policies alone', async () => {
    const { headers } = await (await startRoutes(routes)).inject('/home');
    expect(headers['content-security-policy']).toContain(
      ";require-trusted-types-for 'script';trusted-types itape-home itape-worker webpack dompurify;",
    );
  });

  it('lets the web call its user pool, and nobody else', async () => {
    const cognito = {
      userPoolId: 'sa-east-1_Pool',
      clientId: 'x',
      hostedUiDomain: 'auth.itape.com.br',
      endpoint: 'https://cognito-idp.sa-east-1.amazonaws.com/',
      own: false,
    };
    const policyOf = async (app: App) => String((await app.inject('/home')).headers['content-security-policy']);
    const pool = "connect-src 'self' https://cognito-idp.sa-east-1.amazonaws.com https://auth.itape.com.br;";
    expect(await policyOf(await startRoutes(routes, { cognito }))).toContain(pool);
    expect(await policyOf(await startRoutes(routes))).toContain("connect-src 'self';");
  });
});
