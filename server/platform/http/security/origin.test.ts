import { request as httpRequest, type IncomingMessage } from 'node:http';
import { startRoutes } from '../../../../tests/support/startRoutes';
import { readConfig } from '../../../config';
import type { App } from '../appTypes';
import { readTrustProxy } from './trustProxy';

const routes = (app: App): void => {
  app.get('/api/eco', { config: { access: 'publico' } }, ({ ip, origin }) => ({ ip, origin }));
};
const started = (env: Record<string, string>, production = false) => {
  const { publicUrl, trustProxy } = readConfig(env);
  return startRoutes(routes, { publicUrl, trustProxy, production });
};
const ask = async (app: App, headers: Record<string, string>, remoteAddress = '203.0.113.9') =>
  (await app.inject({ url: '/api/eco', headers, remoteAddress })).json<{ ip: string; origin: string }>();
const forged = {
  host: 'itape.com.br',
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-host': 'mau.example',
  'x-forwarded-proto': 'https',
};

describe('who is asking, and where the browser is', () => {
  it.each([false, true])(
    'is nothing that a caller may forge while no proxy is trusted (production: %s)',
    async (production) => {
      const app = await started({ PUBLIC_URL: 'https://itape.com.br' }, production);
      expect((await ask(app, forged)).ip).toBe('203.0.113.9');
      expect((await ask(app, forged)).origin).not.toContain('mau.example');
    },
  );

  it('is PUBLIC_URL in production, whatever host a trusted proxy names', async () => {
    const app = await started({ PUBLIC_URL: 'https://itape.com.br/', TRUST_PROXY: '203.0.113.0/24' }, true);
    expect(await ask(app, forged)).toEqual({ ip: '198.51.100.7', origin: 'https://itape.com.br' });
  });

  it('is the name by which this machine was called elsewhere', async () => {
    const app = await started({});
    expect((await ask(app, { host: '127.0.0.1:8080' })).origin).toBe('http://127.0.0.1:8080');
    expect((await ask(app, { host: '[::1]:8080' })).origin).toBe('http://[::1]:8080');
  });

  it('is read so many hops back, and no further, where hops are trusted', async () => {
    const hops = { host: 'a', 'x-forwarded-for': '192.0.2.1, 198.51.100.7, 203.0.113.1' };
    expect((await ask(await started({ TRUST_PROXY: '1' }), hops)).ip).toBe('203.0.113.1');
    expect((await ask(await started({ TRUST_PROXY: '2' }), hops)).ip).toBe('198.51.100.7');
  });

  it('is not read from a peer outside the trusted networks', async () => {
    const app = await started({ TRUST_PROXY: '10.0.0.0/8, loopback' });
    expect((await ask(app, forged, '203.0.113.9')).ip).toBe('203.0.113.9');
    expect((await ask(app, forged, '10.1.2.3')).ip).toBe('198.51.100.7');
  });
});

describe('TRUST_PROXY', () => {
  it.each(['true', '*', '0.0.0.0/0', '::/0', '11', '-1', '10.0.0.0/33', '10.0.0.0/8/9', 'proxy.local'])(
    'refuses %s',
    (text) => expect(() => readTrustProxy(text)).toThrow('TRUST_PROXY inválida'),
  );

  it.each([undefined, '', ' , ', '0'])('trusts nobody where it says %p', (text) =>
    expect(readTrustProxy(text)).toBe(false),
  );
});

describe('a Host that names no host', () => {
  const garbage = ['a b', 'a/b', 'a@b', 'a?b', 'a\\b', 'a,b', '-a', 'a:99999', 'a:b', '[zz]', 'x'.repeat(300)];

  it.each(garbage)('is refused: %s', async (host) => {
    const reply = await (await started({})).inject({ url: '/config.json', headers: { host } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().erros[0].codigo).toBe('HOST_INVALIDO');
  });

  it('is refused where a trusted proxy forwards it', async () => {
    const app = await started({ TRUST_PROXY: 'loopback' });
    const headers = { host: 'itape.com.br', 'x-forwarded-host': 'a b' };
    expect((await app.inject({ url: '/api/eco', headers })).statusCode).toBe(400);
  });

  it('is refused over a socket too, and the answer is a problem', async () => {
    const app = await started({});
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest({ port, path: '/api/eco', headers: { host: 'a b' } }, resolve)
        .on('error', reject)
        .end();
    });
    reply.resume();
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
    await app.close();
  });
});
