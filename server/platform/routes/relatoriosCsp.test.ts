import { createApp } from '../../app';
import { readConfig } from '../../config';
import type { App } from '../http/appTypes';
import { createLog } from '../http/logging/logging';
import { readTestToken } from '../../../tests/support/startRoutes';
import { registerRelatoriosCsp } from './relatoriosCsp';

const URL_OF_REPORTS = '/api/Relatorios/Csp';
const legacy = (change: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://itape.com.br/minhas-viagens/K7RTQ2?cpf=52998224725',
    'violated-directive': "script-src-elem 'self'",
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://ana@mau.example/x.js?email=ana@itape.test',
    'source-file': 'https://itape.com.br/js/main.0123456789.js?segredo=1',
    disposition: 'enforce',
    ...change,
  },
});
const modern = {
  type: 'csp-violation',
  body: {
    documentURL: 'https://itape.com.br/home',
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    sample: 'Element innerHTML|Ana Souza 529.982.247-25',
    disposition: 'enforce',
  },
};

describe('a browser’s report on the content security policy', () => {
  let app: App;
  let lines: string[];
  beforeEach(async () => {
    lines = [];
    app = await createApp({
      config: readConfig({ RATE_LIMIT: 'on', DIST_DIR: '/none' }),
      identity: { verifyToken: readTestToken },
      log: createLog('warn', { write: (line) => lines.push(line) }),
    });
    await registerRelatoriosCsp(app);
    await app.ready();
  });
  afterEach(() => app.close());

  const send = async (body: unknown, type = 'application/csp-report') => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    return (await app.inject({ method: 'POST', url: URL_OF_REPORTS, headers: { 'content-type': type }, payload }))
      .statusCode;
  };
  const logged = () => lines.map((line) => JSON.parse(line) as { csp: unknown; leftOut: number });

  it('is asked for by every answer, in the way that new and old browsers know', async () => {
    const { headers } = await app.inject('/nada');
    expect(headers['content-security-policy']).toContain('report-uri /api/Relatorios/Csp;report-to csp');
    expect(headers['reporting-endpoints']).toBe('csp="/api/Relatorios/Csp"');
  });

  it('is one line of the log without query strings, names or identifiers', async () => {
    expect(await send(legacy())).toBe(204);
    expect(await send([modern, { type: 'deprecation', body: {} }], 'application/reports+json')).toBe(204);
    expect(logged().map(({ csp }) => csp)).toEqual([
      {
        directive: 'script-src-elem',
        page: '/minhas-viagens/:x',
        blocked: 'https://mau.example',
        source: '/js/main.0123456789.js',
        disposition: 'enforce',
      },
      {
        directive: 'require-trusted-types-for',
        page: '/home',
        blocked: 'trusted-types-sink',
        source: '',
        disposition: 'enforce',
      },
    ]);
    expect(lines.join('\n')).not.toMatch(/ana@|Ana|529\.?982|K7RTQ2|segredo|\?/);
  });

  it('is logged once a minute, and twenty different ones at most', async () => {
    for (let i = 0; i < 3; i += 1) await send(legacy());
    expect(lines).toHaveLength(1);
    const many = (from: number) =>
      Array.from({ length: 10 }, (_, i) => ({
        ...modern,
        body: {
          ...modern.body,
          effectiveDirective: `x-${'abcdefghijklmnopqrstuvwxyzabcdefgh'.slice(0, from + i + 1)}`,
        },
      }));
    for (const from of [0, 10, 20]) await send(many(from), 'application/reports+json');
    expect(lines).toHaveLength(20);
  });

  it.each([[[]], [null], ['texto'], [{ 'csp-report': 7 }], [[[]]], [legacy({ 'effective-directive': 'a\nb' })]])(
    'that says nothing readable, such as %j, is taken and not logged',
    async (body) => {
      expect(await send(JSON.stringify(body))).toBe(204);
      expect(lines).toEqual([]);
    },
  );

  it('is refused when it is no JSON, longer than a few reports, or one of too many', async () => {
    expect(await send('{')).toBe(400);
    expect(await send({ x: 'a'.repeat(17_000) })).toBe(413);
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) statuses.push(await send(legacy()));
    expect(statuses.at(0)).toBe(204);
    expect(statuses.at(-1)).toBe(429);
  });
});
