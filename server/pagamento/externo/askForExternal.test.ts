import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { opened, seededOperador } from '../../agencia/testdata/agencia';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import { CartaoRefused, CartaoUnavailable } from '../cartao/cartaoPort';
import { askForExternal } from './askForExternal';
import { createPursueExternal } from './pursueExternal';
import { umaCobranca } from './testdata/umaCobranca';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let agencia: ReturnType<typeof umaCobranca>;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umComprador(server);
  agencia = umaCobranca(server);
  await opened(server.services.database, await seededOperador(db(), 'agencia'));
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;

/** A charge that was written down and not answered by the acquirer. */
async function unanswered(): Promise<{ pedidoId: string; id: string }> {
  const { id: pedidoId } = await ana.order([nextPoltrona++]);
  await agencia.charge(pedidoId);
  const { id } = await agencia.row(pedidoId);
  await db().updateTable('cobranca_externa').set({ situacao: 'criando', url: null }).where('id', '=', id).execute();
  return { pedidoId, id };
}

describe('asking the acquirer for a charge', () => {
  it.each([
    ['does not answer', new CartaoUnavailable('away')],
    ['refuses', new CartaoRefused('INVALID', 422)],
  ])(
    'tells the operator to try again where it %s, and the same request opens the charge later',
    async (_how, error) => {
      const { pedidoId, id } = await unanswered();
      const away = { ...agencia.port, create: () => Promise.reject(error) };
      await expect(askForExternal(server.services.database, away, id)).rejects.toMatchObject({
        status: 503,
        erros: [{ codigo: 'ADQUIRENTE_INDISPONIVEL' }],
        headers: { 'retry-after': '5' },
      });
      expect(await agencia.row(pedidoId)).toMatchObject({ situacao: 'criando' });
      await askForExternal(server.services.database, agencia.port, id);
      expect(await agencia.row(pedidoId)).toMatchObject({ situacao: 'aberta', url: expect.stringContaining('http') });
    },
  );

  it('hides no fault of ours behind an outage', async () => {
    const { id } = await unanswered();
    const broken = { ...agencia.port, create: () => Promise.reject(new TypeError('ours')) };
    await expect(askForExternal(server.services.database, broken, id)).rejects.toThrow(TypeError);
  });
});

describe('a charge that the acquirer does not know', () => {
  it('is looked at again while the request may be under way, and given up a minute later', async () => {
    const { pedidoId, id } = await unanswered();
    const knowsNone = { ...agencia.port, find: () => Promise.resolve(null) };
    const pursue = createPursueExternal({ database: server.services.database, port: knowsNone });
    expect(await pursue(id)).toBe(false);
    expect(await agencia.row(pedidoId)).toMatchObject({ situacao: 'criando', consultar_em: expect.any(Date) });
    await sql`update cobranca_externa set criado_em = now() - interval '61 seconds' where id = ${id}::uuid`.execute(
      db(),
    );
    expect(await pursue(id)).toBe(true);
    expect(await agencia.row(pedidoId)).toMatchObject({ situacao: 'cancelada', motivo: 'sem_resposta' });
  });
});
