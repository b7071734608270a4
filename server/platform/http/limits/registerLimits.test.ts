import { Type } from 'typebox';
import { startRoutes } from '../../../../tests/support/startRoutes';
import { signedInAs } from '../../../../tests/support/startServer';
import type { App } from '../appTypes';
import { networkOf } from './callerKeys';

const routes = (app: App): void => {
  app.get('/api/Busca', { config: { access: 'publico' } }, () => ({ data: 1 }));
  app.post('/api/Compra', { config: { access: 'autenticado' } }, () => ({ data: 1 }));
  const limitSubject = (body: unknown) => (body as { codigo: string }).codigo;
  const schema = { body: Type.Object({ codigo: Type.String({ maxLength: 3 }) }) };
  app.post('/api/Procura', { config: { access: 'publico', limit: 'lookup', limitSubject }, schema }, () => ({
    data: 1,
  }));
  app.post('/api/Outra', { config: { access: 'publico', limit: 'lookup', limitSubject }, schema }, () => ({ data: 1 }));
  app.get('/api/Segredo', { config: { access: 'autenticado', limit: 'strict' } }, () => ({ data: 1 }));
};
interface Call {
  headers?: Record<string, string>;
  from?: string;
  method?: 'GET' | 'POST' | 'HEAD';
}
/** How many of so many calls are let in. */
async function letIn(app: App, url: string, times: number, callOf: (index: number) => Call = () => ({})) {
  let passed = 0;
  for (let index = 0; index < times; index += 1) {
    const { headers = {}, from = '203.0.113.9', method = 'GET' } = callOf(index);
    const { statusCode } = await app.inject({ url, method, headers, remoteAddress: from });
    if (statusCode !== 429) passed += 1;
  }
  return passed;
}
const limited = () => startRoutes(routes, { rateLimit: true });

describe('how often one may call', () => {
  it('is 60 a minute for a search, 20 for what takes something, 5 where something could be guessed [RL1]', async () => {
    const app = await limited();
    const ana = (method: 'GET' | 'POST') => () => ({ headers: signedInAs('ana'), method });
    expect(await letIn(app, '/api/Busca', 70, ana('GET'))).toBe(60);
    expect(await letIn(app, '/api/Compra', 30, ana('POST'))).toBe(20);
    expect(await letIn(app, '/api/Segredo', 10, ana('GET'))).toBe(5);
  });

  it('is told as a problem, with the time to wait in words and as Retry-After [RL1]', async () => {
    const app = await limited();
    await letIn(app, '/api/Segredo', 5, () => ({ headers: signedInAs('ana') }));
    const refused = await app.inject({ url: '/api/Segredo', headers: signedInAs('ana'), remoteAddress: '203.0.113.9' });
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([
      429,
      'application/problem+json; charset=utf-8',
    ]);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.json().erros).toEqual([
      {
        codigo: 'MUITAS_TENTATIVAS',
        mensagem: expect.stringMatching(/^Muitas tentativas em pouco tempo\. Tente de novo em \d+ segundos?\.$/),
      },
    ]);
  });

  it('follows an account over addresses and devices [RL1]', async () => {
    const app = await limited();
    const moving = (index: number) => ({
      headers: { ...signedInAs('ana'), 'x-dispositivo': `d${index}` },
      from: `198.51.100.${index}`,
    });
    expect(await letIn(app, '/api/Segredo', 12, moving)).toBe(5);
    expect(await letIn(app, '/api/Segredo', 3, () => ({ headers: signedInAs('bia') }))).toBe(3);
  });

  it('follows a device over addresses and accounts [RL1]', async () => {
    const app = await limited();
    const changing = (index: number) => ({
      headers: { ...signedInAs(`p${index}`), 'x-dispositivo': 'web-1' },
      from: `198.51.100.${index}`,
    });
    expect(await letIn(app, '/api/Segredo', 12, changing)).toBe(5);
  });

  it('has an end for an address, whatever device and account a caller makes up [RL1]', async () => {
    const app = await limited();
    const forging = (index: number) => ({ headers: { ...signedInAs(`p${index}`), 'x-dispositivo': `d${index}` } });
    expect(await letIn(app, '/api/Segredo', 40, forging)).toBe(30);
    expect(await letIn(app, '/api/Segredo', 2, (index) => ({ ...forging(99 + index), from: '198.51.100.1' }))).toBe(2);
  });

  it('has an end for what a body names, over all routes of its class, well-formed bodies only [RL1]', async () => {
    const app = await limited();
    let calls = 0;
    const ask = async (url: string, codigo: string) => {
      calls += 1;
      const remoteAddress = `198.51.100.${calls}`;
      return (await app.inject({ method: 'POST', url, remoteAddress, payload: { codigo } })).statusCode;
    };
    for (let index = 0; index < 5; index += 1) {
      expect(await ask('/api/Procura', 'a')).toBe(200);
      expect(await ask('/api/Procura', 'abcd')).toBe(400);
      expect(await ask('/api/Outra', 'a')).toBe(200);
    }
    expect([await ask('/api/Procura', 'a'), await ask('/api/Outra', 'a'), await ask('/api/Outra', 'b')]).toEqual([
      429, 429, 200,
    ]);
  });

  it('is a device’s for who names neither device nor account [RL1]', async () => {
    const app = await limited();
    expect(await letIn(app, '/api/Busca', 70)).toBe(60);
    const devices = (index: number) => ({ headers: { 'x-dispositivo': `web-${index}` } });
    expect(await letIn(app, '/api/Busca', 20, devices)).toBe(20);
  });

  it('counts who is turned away at the door, and a HEAD as a GET', async () => {
    const app = await limited();
    const stranger = (index: number) =>
      ({ headers: { 'x-dispositivo': 'x' }, method: index % 2 ? 'GET' : 'HEAD' }) as const;
    expect(await letIn(app, '/api/Segredo', 12, stranger)).toBe(5);
  });

  it('is nobody’s concern where it is switched off', async () => {
    expect(await letIn(await startRoutes(routes), '/api/Busca', 70)).toBe(70);
  });
});

describe('a page that reads', () => {
  it('is opened by more people behind one address than may search there without a device', async () => {
    const page = ({ isOverLimit }: { isOverLimit: boolean }) => (isOverLimit ? 'a página sem leitura' : 'a página');
    const app = await startRoutes((routes) => void routes.get('/comprar-viagem', page), { rateLimit: true });
    const pages: string[] = [];
    for (let n = 0; n < 902; n += 1) pages.push((await app.inject('/comprar-viagem')).body);
    expect(pages.filter((body) => body === 'a página')).toHaveLength(900);
    // Nobody is refused a page: over the ceiling it reads nothing.
    expect(pages.slice(900)).toEqual(['a página sem leitura', 'a página sem leitura']);
    expect((await app.inject({ url: '/comprar-viagem', remoteAddress: '198.51.100.7' })).body).toBe('a página');
    await app.close();
  });
});

describe('a route of no class', () => {
  it('stops the boot', async () => {
    const start = startRoutes((app) => void app.get('/novidade', () => 'oi'));
    await expect(start).rejects.toThrow('Routes without a class of limits: GET /novidade');
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});
