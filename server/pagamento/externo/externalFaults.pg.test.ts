import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import { breakAcquirer } from '../testdata/umCartao';
import { askToEnd } from './andamentoExternaRepository';
import { createPursueExternal } from './pursueExternal';
import { umaCobranca } from './testdata/umaCobranca';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let agencia: ReturnType<typeof umaCobranca>;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startRaces();
  ana = umComprador(server);
  agencia = umaCobranca(server);
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

const db = () => server.services.database.db;
/** An open link, and its key at the acquirer. */
const charged = async () => {
  const { id } = await ana.order([nextPoltrona++]);
  const { url } = await agencia.charge(id);
  return { id, url: url ?? '', chave: (await agencia.row(id)).chave };
};
const due = (pedidoId: string) =>
  db()
    .updateTable('cobranca_externa')
    .set({ consultar_em: sql<Date>`now() - interval '1 minute'` })
    .where('pedido_id', '=', pedidoId)
    .where('consultar_em', 'is not', null)
    .execute();
const ended = (pedidoId: string, interval: string) =>
  sql`update cobranca_externa set expira_em = now() - ${interval}::interval where pedido_id = ${pedidoId}::uuid`.execute(
    db(),
  );
const sweep = () => agencia.sweep((id) => ana.conclude(id));

describe('a charge about which the acquirer gives no usable answer', () => {
  it.each(['invalida', 'nula'] as const)('(%s) keeps no other charge from being looked at', async (falha) => {
    const broken = await charged();
    const fine = await charged();
    await breakAcquirer(server, 'cobranca', broken.chave, falha);
    await agencia.payLink(fine.url);
    await due(broken.id);
    await due(fine.id);
    await sweep();
    expect((await ana.read(fine.id)).situacao).toBe('emitido');
    expect(await agencia.row(broken.id)).toMatchObject({ situacao: 'aberta' });
    const counted = await db().selectFrom('falha').select('vezes').where('pedido_id', '=', broken.id).execute();
    expect(counted).toEqual([{ vezes: 1 }]);
  });

  it('is given up five minutes after its end, however old it is, and what was paid under it goes back', async () => {
    const { id, url, chave } = await charged();
    await breakAcquirer(server, 'cobranca', chave, 'invalida');
    await agencia.payLink(url);
    await ended(id, '1 minute');
    await sweep();
    expect(await agencia.row(id)).toMatchObject({ situacao: 'encerrando' });
    await sql`update cobranca_externa set criado_em = now() - interval '26 hours' where pedido_id = ${id}::uuid`.execute(
      db(),
    );
    await ended(id, '6 minutes');
    await due(id);
    await sweep();
    expect(await agencia.row(id)).toMatchObject({ situacao: 'cancelada', motivo: 'tempo' });

    await sql`update cobranca_externa set criado_em = now() where pedido_id = ${id}::uuid`.execute(db());
    await breakAcquirer(server, 'cobranca', chave, null);
    await due(id);
    await sweep();
    await ana.conclude(id);
    expect(await agencia.row(id)).toMatchObject({ situacao: 'paga' });
    expect(await agencia.tomado(id)).toEqual([]);
  });

  it('and was given up is taken back at the acquirer as soon as that answers', async () => {
    const { id, chave } = await charged();
    await breakAcquirer(server, 'cobranca', chave, 'invalida');
    await ended(id, '6 minutes');
    await sweep();
    await due(id);
    await sweep();
    expect(await agencia.row(id)).toMatchObject({ situacao: 'cancelada' });
    await breakAcquirer(server, 'cobranca', chave, null);
    await due(id);
    await sweep();
    expect(await agencia.port.find(chave)).toMatchObject({ situacao: 'cancelada' });
    expect(await agencia.row(id)).toMatchObject({ consultar_em: null });
  });
});

describe('a charge whose first answer was lost', () => {
  it('stays cancelled by its operator when the acquirer says at that moment that it is open', async () => {
    const { id, chave } = await charged();
    const row = await agencia.row(id);
    await db()
      .updateTable('cobranca_externa')
      .set({ situacao: 'criando', url: null })
      .where('id', '=', row.id)
      .execute();
    const pursue = createPursueExternal({
      database: server.services.database,
      port: {
        ...agencia.port,
        find: async (asked) => {
          const charge = await agencia.port.find(asked);
          await askToEnd(db(), row.id, 'operador');
          return charge;
        },
      },
    });
    await pursue(row.id);
    expect(await agencia.row(id)).toMatchObject({ situacao: 'encerrando', motivo: 'operador' });
    await due(id);
    await sweep();
    expect(await agencia.row(id)).toMatchObject({ situacao: 'cancelada', motivo: 'operador' });
    expect(await agencia.port.find(chave)).toMatchObject({ situacao: 'cancelada' });
  });
});
