import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { readTestToken } from '../../../../tests/support/startRoutes';
import { createApp } from '../../../app';
import { readConfig } from '../../../config';
import { createLog } from './logging';
import { Problem } from '../problem';
import { createRefusalLog } from './refusalLog';

interface Line {
  level: number;
  time: string;
  reqId: string;
  msg: string;
  rota?: string;
}

const WARN = 40;
const INFO = 30;
const lines: string[] = [];
const refusals = (): Line[] =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ msg, level }) => msg === 'refused' && level >= INFO);

async function start(rateLimit = false) {
  const app = await createApp({
    config: { ...readConfig({ DIST_DIR: '/none' }), rateLimit },
    identity: { verifyToken: readTestToken },
    log: createLog('info', { write: (line) => lines.push(line) }),
  });
  const schema = { querystring: Type.Object({ cpf: Type.String({ maxLength: 3 }) }, { additionalProperties: false }) };
  app.get('/api/livre/:id', { config: { access: 'publico' }, schema }, () => ({}));
  app.get('/api/equipe', { config: { access: { grupos: ['Admin'] } } }, () => ({}));
  app.get('/api/conflito', { config: { access: 'publico' } }, () => {
    throw new Problem(409, { codigo: 'OUTRO', mensagem: 'Outro.' });
  });
  await app.ready();
  return app;
}

describe('a refused request', () => {
  beforeEach(() => lines.splice(0));

  it('leaves when, which request, which route, who and why, and nothing of what was sent', async () => {
    const app = await start();
    const url = '/api/livre/ana@itape.test?cpf=529.982.247-25';
    const reply = await app.inject({ url, headers: { authorization: 'Bearer teste.sub-1' } });
    expect(reply.statusCode).toBe(400);
    expect(refusals()).toEqual([
      {
        level: WARN,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        reqId: reply.headers['x-request-id'],
        evento: 'recusa',
        metodo: 'GET',
        rota: '/api/livre/:id',
        status: 400,
        codigo: 'TAMANHO_INVALIDO',
        sub: 'sub-1',
        msg: 'refused',
      },
    ]);
    expect(lines.filter((line) => line.includes('refused')).join('')).not.toMatch(/ana|529\.?982/);
  });

  it.each([
    ['Bearer teste.sub-1', 403, 'ACESSO_NEGADO', WARN, 'sub-1'],
    ['Bearer falso', 401, 'TOKEN_INVALIDO', WARN, undefined],
    ['Bearer vencido', 401, 'TOKEN_EXPIRADO', INFO, undefined],
    [undefined, 401, 'LOGIN_NECESSARIO', INFO, undefined],
  ])('is told apart at a door: %s, %s %s', async (authorization, status, codigo, level, sub) => {
    const app = await start();
    await app.inject({ url: '/api/equipe', headers: authorization === undefined ? {} : { authorization } });
    const [line] = refusals();
    expect(line).toMatchObject({ rota: '/api/equipe', status, codigo, level });
    expect(line).toHaveProperty('evento', 'recusa');
    expect(Object.entries(line ?? {}).find(([name]) => name === 'sub')?.[1]).toBe(sub);
  });

  it('by a limit is told too; a conflict of business is not', async () => {
    const app = await start(true);
    await app.inject('/api/conflito');
    expect(refusals()).toEqual([]);
    for (let i = 0; i < 61; i += 1) await app.inject('/api/conflito');
    expect(refusals()[0]).toMatchObject({ rota: '/api/conflito', status: 429, codigo: 'MUITAS_TENTATIVAS' });
  });

  it('is one of fifty that are written a second, and the next line says how many are missing', () => {
    let ms = 5_000;
    const written: object[] = [];
    const log = { warn: (line: object) => written.push(line) };
    const request = { method: 'GET', routeOptions: { url: '/api/x' }, identity: { anonima: true }, log };
    const write = createRefusalLog(() => ms);
    const send = () => write(request as unknown as FastifyRequest, 429, 'MUITAS_TENTATIVAS');
    for (let i = 0; i < 80; i += 1) send();
    expect(written).toHaveLength(50);
    ms += 1_000;
    send();
    send();
    expect(written[50]).toHaveProperty('omitidas', 30);
    expect(written[51]).not.toHaveProperty('omitidas');
  });
});
