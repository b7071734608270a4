import { randomUUID } from 'node:crypto';
import { START_MS } from '../../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { namedRoutes } from './classes';

let server: Server;

beforeAll(async () => {
  server = await startServer({ limits: true });
}, START_MS);
afterAll(() => server.close());

const AT_ONCE = 20;

/** How many of so many calls are let in, whatever they are answered. */
async function letIn(times: number, call: { method: 'GET' | 'POST'; url: string; who?: string; payload?: object }) {
  const { method, url, who, payload } = call;
  const headers = { ...(who && signedInAs(who)), 'idempotency-key': randomUUID() };
  const statuses: number[] = [];
  // A wave is large enough to compete, and small enough for the shared store to answer each call within its second.
  while (statuses.length < times) {
    const wave = Array.from({ length: Math.min(AT_ONCE, times - statuses.length) }, () =>
      server.app.inject({ method, url, headers, payload: payload ?? undefined }),
    );
    statuses.push(...(await Promise.all(wave)).map(({ statusCode }) => statusCode));
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  return statuses.filter((status) => status !== 429).length;
}
const nowhere = randomUUID();

/** Pages of the built web, which this server has not. */
const DA_WEB = /^\/(home|resultado-busca-viagens|comprar-viagem|informacao-de-viagem|\*)?$/;

describe('the routes of the product', () => {
  it('that the table of limits names are there', () => {
    const missing = namedRoutes().filter((name) => {
      const [method = '', url = ''] = name.split(' ');
      return !DA_WEB.test(url) && !server.app.hasRoute({ method: method, url });
    });
    expect(missing).toEqual([]);
  });

  it('cannot be asked who has an account more than five times a minute [RL1]', async () => {
    const nova = { nome: 'x', cpf: '52998224725' };
    expect(await letIn(12, { method: 'POST', url: '/api/Conta', who: 'curioso', payload: nova })).toBe(5);
    expect(await letIn(12, { method: 'GET', url: '/api/Conta/ObterPorCpf?cpf=52998224725', who: 'curioso' })).toBe(5);
    expect(await letIn(12, { method: 'GET', url: '/api/Conta/ObterPorEmail?email=a@b.com', who: 'curioso' })).toBe(5);
  });

  it('search 60 times a minute, hold and conclude 20 times [RL1]', async () => {
    const busca = '/api/Viagens?localidadeOrigem=1&localidadeDestino=2&dataPartida=2030-01-01';
    expect(await letIn(80, { method: 'GET', url: busca })).toBe(60);
    expect(await letIn(30, { method: 'POST', url: '/api/Reservas', who: 'robo', payload: { trechos: [] } })).toBe(20);
    expect(await letIn(30, { method: 'POST', url: `/api/Pedidos/${nowhere}/Concluir`, who: 'robo' })).toBe(20);
  });

  it('end the stream of notices of a payment that no provider sent [RL1]', async () => {
    const notice = { method: 'POST', url: '/api/Webhooks/Pix/pix', payload: { pix: [] } } as const;
    expect(await letIn(700, notice)).toBe(600);
  });
});
