import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { umBalcao } from '../../agencia/balcao/testdata/umBalcao';
import { insertOperador } from '../../agencia/testdata/agencia';
import type { OperadorRow } from '../../agencia/operadores/operadorRepository';
import type { Server } from '../../createServer';
import type { Grupo } from '../../../src/domain/sessao/grupos';
import { umComprador } from '../testdata/comprador';
import { ownerOfBilhete, ownerOfPedido } from './ownerOfPedido';
import { requireReachable } from './reachOfOperador';

let server: Server;
let colega: OperadorRow;
let deFora: OperadorRow;
let bloqueado: OperadorRow;
let vendido: { id: string; bilheteId: string };
let doSite: string;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  const vendedor = await umBalcao(server, 'vende');
  colega = await insertOperador(db(), 'colega');
  bloqueado = await insertOperador(db(), 'bloqueado', { situacao: 'bloqueado' });
  await db().insertInto('agencia_estabelecimento').values({ id: 2, nome: 'Outra agência' }).execute();
  deFora = await insertOperador(db(), 'fora', { estabelecimento_id: 2 });
  const pedido = await vendedor.order([1]);
  await vendedor.pay(pedido);
  const { bilhete_id } = await db()
    .selectFrom('bilhete')
    .select('id as bilhete_id')
    .where('pedido_id', '=', pedido.id)
    .executeTakeFirstOrThrow();
  vendido = { id: pedido.id, bilheteId: bilhete_id };
  doSite = (await umComprador(server, 'cliente').order([2])).id;
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const reaches = (operadora: OperadorRow, id: string): Promise<boolean> =>
  requireReachable(db(), operadora, id).then(
    (pedido) => pedido.id === id,
    () => false,
  );
const identity = (sub: string, ...grupos: Grupo[]) => ({ anonima: false, sub, grupos, autenticadoEm: 0, token: '' });

describe('what an operator reaches', () => {
  it('is what a colleague of the same establishment sold at a counter, and no other establishment’s', async () => {
    expect([await reaches(colega, vendido.id), await reaches(deFora, vendido.id)]).toEqual([true, false]);
  });

  it('is not what the same people buy for themselves on the site, nor what does not exist', async () => {
    const { id } = await umComprador(server, 'vende').order([3]);
    expect([await reaches(colega, id), await reaches(colega, doSite)]).toEqual([false, false]);
    for (const none of ['nada', '00000000-0000-7000-8000-000000000000']) {
      await expect(requireReachable(db(), colega, none)).rejects.toMatchObject({ status: 404 });
    }
  });

  it('is a customer’s order while it is open for this operator, not for a colleague and not afterwards', async () => {
    await sql`insert into pedido_atendimento(operador_id, pedido_id, ate)
      values (${colega.id}::uuid, ${doSite}::uuid, now() + interval '1 minute')`.execute(db());
    expect([await reaches(colega, doSite), await reaches(bloqueado, doSite)]).toEqual([true, false]);
    await sql`update pedido_atendimento set ate = now() where pedido_id = ${doSite}::uuid`.execute(db());
    expect(await reaches(colega, doSite)).toBe(false);
  });

  it('is an order that a colleague charges outside the shop, for a day', async () => {
    const charged = (ago: string) =>
      sql`insert into cobranca_externa(
          id, pedido_id, tentativa, chave, meio, parcelas, valor_centavos, operador_id, retorno, situacao, expira_em, criado_em)
        values (gen_random_uuid(), ${doSite}::uuid, 1, 'alcance', 'link', 1, 100, ${colega.id}::uuid, '/', 'expirada', now(),
          now() - ${ago}::interval)
        on conflict (chave) do update set criado_em = excluded.criado_em`.execute(db());
    await charged('23 hours 59 minutes');
    expect([await reaches(bloqueado, doSite), await reaches(deFora, doSite)]).toEqual([true, false]);
    await charged('24 hours 1 minute');
    expect(await reaches(bloqueado, doSite)).toBe(false);
  });
});

describe('the name under which a person handles an order or its ticket', () => {
  it.each([
    ['the colleague who sold it', identity('colega', 'Agencia'), 'vende'],
    ['their own, at another establishment', identity('fora', 'Agencia'), 'fora'],
    ['their own, once they are blocked', identity('bloqueado', 'Agencia'), 'bloqueado'],
    ['their own, without a counter', identity('colega'), 'colega'],
    ['their own, as an administrator alone', identity('colega', 'Admin'), 'colega'],
  ])('is %s', async (_, who, owner) => {
    expect(await ownerOfPedido(db(), who, vendido.id)).toBe(owner);
    expect(await ownerOfBilhete(db(), who, vendido.bilheteId)).toBe(owner);
  });

  it('is their own for a customer’s order, and for what is no id', async () => {
    const who = identity('colega', 'Agencia');
    expect(await ownerOfPedido(db(), who, doSite)).toBe('colega');
    expect([await ownerOfPedido(db(), who, 'nada'), await ownerOfBilhete(db(), who, 'nada')]).toEqual([
      'colega',
      'colega',
    ]);
  });
});
