import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { encode } from '../../../../tests/support/hostile/encode';
import { hostileRequests } from '../../../../tests/support/hostile/hostileRequest';
import { knownValues } from '../../../../tests/support/hostile/knownValues';
import { operationsOf, type Description } from '../../../../tests/support/hostile/openapi';
import { START_MS } from '../../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';

/** The routes that take a key, written down: one that forgets to ask for it is found here. */
const KEYED = [
  'POST /api/Administracao/Agencias',
  'POST /api/Administracao/Catalogo/Importacoes',
  'POST /api/Administracao/Cupons',
  'POST /api/Administracao/Linhas/{id}/Excecoes',
  'POST /api/Administracao/Onibus',
  'POST /api/Administracao/Onibus/{id}/Versoes',
  'POST /api/Administracao/Tarifas',
  'POST /api/Administracao/Tarifas/{id}/Encerramento',
  'POST /api/Agencia/Caixas',
  'POST /api/Agencia/Caixas/{id}/Conferencia',
  'POST /api/Agencia/Caixas/{id}/Contagem',
  'POST /api/Agencia/Caixas/{id}/Fechamento',
  'POST /api/Agencia/Caixas/{id}/Movimentos',
  'POST /api/Agencia/Encomendas/{codigo}/Eventos',
  'POST /api/Agencia/Encomendas/{codigo}/Recebimento',
  'POST /api/Agencia/Pedidos/{id}/Cancelamento',
  'POST /api/Agencia/Pedidos/{id}/Devolucao',
  'POST /api/Agencia/Pedidos/{id}/Dinheiro',
  'POST /api/Agencia/Pedidos/{id}/PagamentoExterno',
  'POST /api/Agencia/Pedidos/{id}/Reenvio',
  'POST /api/Bilhetes/{id}/Adicionais/{tipo}/Cancelamento',
  'POST /api/Bilhetes/{id}/Cancelamento',
  'POST /api/Bilhetes/{id}/Remarcacao',
  'POST /api/Bilhetes/{id}/Transferencia',
  'POST /api/Candidaturas',
  'POST /api/Chatbot/Atendimentos',
  'POST /api/Encomendas',
  'POST /api/Grupos',
  'POST /api/Manifestacoes',
  'POST /api/Pedidos',
  'POST /api/Pedidos/{id}/Boleto',
  'POST /api/Pedidos/{id}/Cancelamento',
  'POST /api/Pedidos/{id}/Cartao',
  'POST /api/Pedidos/{id}/Pix',
  'POST /api/Pedidos/{id}/Pix/Iniciacoes',
  'POST /api/Reservas',
  'POST /api/Reservas/{id}/Prorrogacao',
];

let server: Server;
let requests: { route: string; options: InjectOptions }[];

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  const description = await server.app.inject({ url: '/api/openapi.json' });
  const knownFor = await knownValues(server, 'ana');
  requests = operationsOf(description.json<Description>()).flatMap((operation) => {
    const [parts] = hostileRequests(operation, knownFor(operation.path), { seed: 1, random: 0 });
    const isPost = operation.method === 'POST';
    return parts && isPost ? [{ route: `POST ${operation.path}`, options: encode(operation, parts) }] : [];
  });
}, START_MS);
afterAll(() => server.close());

const send = (options: InjectOptions, who: string, chave?: string) =>
  server.app.inject({
    ...options,
    headers: {
      ...options.headers,
      ...signedInAs(who, 'Admin', 'Agencia', 'AgenciaResponsavel'),
      ...(chave !== undefined && { 'idempotency-key': chave }),
    },
  });
const codeOf = (body: string): string | undefined =>
  body.startsWith('{') ? (JSON.parse(body) as { erros?: { codigo: string }[] }).erros?.[0]?.codigo : undefined;
const owners = async (chave: string): Promise<string[]> =>
  (
    await server.services.database.db
      .selectFrom('idempotencia')
      .select('dono')
      .where('chave', '=', chave)
      .orderBy('dono')
      .execute()
  ).map(({ dono }) => dono);

describe('a key', () => {
  it('is asked for by exactly these routes', async () => {
    const keyed: string[] = [];
    for (const { route, options } of requests) {
      if (codeOf((await send(options, 'ana')).body) === 'IDEMPOTENCY_KEY_OBRIGATORIA') keyed.push(route);
    }
    expect(keyed.sort()).toEqual(KEYED);
  });

  it.each(KEYED)('of %s is its owner’s: another person’s equal one is a request of its own', async (route) => {
    const found = requests.find((one) => one.route === route);
    const chave = randomUUID();
    const first = await send(found?.options ?? {}, 'ana', chave);
    const other = await send(found?.options ?? {}, 'bia', chave);
    expect([codeOf(first.body), codeOf(other.body)]).not.toContain('CHAVE_REUTILIZADA');
    expect(await owners(chave)).toEqual(['ana', 'bia']);
  });
});
