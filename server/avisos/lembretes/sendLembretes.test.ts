import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { forgetNotices } from '../push/notices';
import type { Push } from '../push/pushPort';
import { sendQueuedPushes } from '../push/pushQueue';
import { createSandboxPush } from '../../sandbox/pushOutbox';
import { comprasLembradas } from './testdata/comprasLembradas';

let server: Server;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const { umaCompra, told, say, remind } = comprasLembradas(() => server);

describe('reminders', () => {
  it('come a day and two hours before one boards, once each however often one looks', async () => {
    const compra = await umaCompra(23 * 60);
    await remind();
    await remind();
    const [first, ...others] = await told(compra);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      para: 'ana@itape.test',
      assunto: expect.stringMatching(/^Sua viagem é .* às 08:00: São Paulo/),
    });
    expect(first?.corpo).toContain(`https://itape.test/informacao-de-viagem?viagem=${compra.viagemId}`);
    expect(first?.corpo).toContain('Poltrona 1, Conceição Araújo');

    const soon = new Date(Date.now() + 90 * 60_000).toISOString();
    await sql`update pedido_item set viagem = jsonb_set(viagem, '{partida,instante}', to_jsonb(${soon}::text))
      where pedido_id = ${compra.pedidoId}::uuid`.execute(db());
    await remind();
    await remind();
    expect(await told(compra)).toHaveLength(2);
  });

  it.each([
    ['too far away', 25 * 60, 240],
    ['already gone', -10, 240],
    ['bought after the day before began', 10 * 60, 1],
    ['bought within the last two hours', 60, 0],
  ])('are none for a trip %s', async (_, minutos, hours) => {
    const compra = await umaCompra(minutos, hours);
    await remind();
    expect(await told(compra)).toEqual([]);
  });

  it('are none for a ticket that was cancelled', async () => {
    const compra = await umaCompra(23 * 60);
    await db().updateTable('bilhete').set({ situacao: 'cancelado' }).where('pedido_id', '=', compra.pedidoId).execute();
    await remind();
    expect(await told(compra)).toEqual([]);
  });

  it('are none for who deleted their account', async () => {
    const compra = await umaCompra(23 * 60);
    await db().updateTable('pedido').set({ comprador_email: '' }).where('id', '=', compra.pedidoId).execute();
    await remind();
    expect(await told(compra)).toEqual([]);
  });
});

describe('who is reminded over what', () => {
  const as = (payload: object, url = '/api/Avisos') =>
    server.app.inject({ method: 'PUT', url, headers: signedInAs('ana'), payload });
  const pushes = async ({ pedidoId }: { pedidoId: string }) =>
    (
      await db()
        .selectFrom('caixa_saida')
        .select('corpo')
        .where('topico', '=', 'push')
        .where('chave', 'like', `%${pedidoId}%`)
        .execute()
    ).map(({ corpo }) => corpo as Push);
  const register = () =>
    as({ canal: 'android', nome: 'Pixel 9', endereco: 'token-de-ana' }, '/api/Avisos/Aparelhos/app-1');

  it('carries in each e-mail the way to end them, which says nothing of the person', async () => {
    const compra = await umaCompra(23 * 60);
    await remind();
    const [email] = await told(compra);
    const [, token] = /\/api\/Avisos\/Cancelamento\/([\w-]{43})$/.exec(email?.cancelamento ?? '') ?? [];
    expect(email?.corpo).toContain(`https://itape.test/cancelar-avisos?codigo=${token}`);
    await server.app.inject({
      method: 'POST',
      url: `/api/Avisos/Cancelamento/${token}`,
      payload: { 'List-Unsubscribe': 'One-Click' },
    });
    const next = await umaCompra(23 * 60);
    await remind();
    expect(await told(next)).toEqual([]);
    await db().deleteFrom('aviso_email').execute();
  });

  it('is each device of the buyer, and by e-mail only who wants them', async () => {
    await register();
    await as({ email: false });
    const compra = await umaCompra(23 * 60);
    await remind();
    await remind();
    expect(await told(compra)).toEqual([]);
    expect(await pushes(compra)).toEqual([
      expect.objectContaining({ titulo: expect.stringMatching(/^Sua viagem: São Paulo/), link: '/minhas-viagens' }),
    ]);
    expect(JSON.stringify(await pushes(compra))).not.toMatch(/Ana|Conceição|token-de-ana/);
    await as({ email: true });
  });

  it('is told on the device of a delay, and lands in the outbox of the demonstration once', async () => {
    await register();
    const compra = await umaCompra(23 * 60, 0);
    await say(compra.viagemId, { situacao: 'prevista', atrasoMinutos: 40, motivo: 'chuva' });
    await remind();
    const port = createSandboxPush(server.services.database);
    await sendQueuedPushes(server.services.database, port);
    await db()
      .updateTable('caixa_saida')
      .set({ publicado_em: null, tentar_em: sql<Date>`now()` })
      .where('topico', '=', 'push')
      .execute();
    await sendQueuedPushes(server.services.database, port);
    const shown = await db()
      .selectFrom('sandbox_push')
      .selectAll()
      .where('link', 'like', `%${compra.viagemId}`)
      .execute();
    expect(shown).toMatchObject([
      { canal: 'android', aparelho: 'de-ana', titulo: expect.stringMatching(/^Viagem atrasada/) },
    ]);
    expect((await server.app.inject({ url: '/_sandbox/' })).body).toContain('Viagem atrasada');
  });

  it('is nobody on a device that was let go before its turn, and forgets one that is gone', async () => {
    await register();
    const compra = await umaCompra(23 * 60);
    await remind();
    const target = { canal: 'android', endereco: 'token-de-ana' };
    const asked: unknown[] = [];
    const gone = {
      canais: { web: null, android: true, ios: true },
      send: async (_: string, to: unknown) => (asked.push(to), 'sumiu' as const),
    };
    await sendQueuedPushes(server.services.database, gone);
    expect(asked).toContainEqual(expect.objectContaining(target));
    expect(
      await db().selectFrom('aviso_aparelho').select('id').where('endereco', '=', 'token-de-ana').execute(),
    ).toEqual([]);
    await db()
      .updateTable('caixa_saida')
      .set({ publicado_em: null, tentar_em: sql<Date>`now()` })
      .where('topico', '=', 'push')
      .execute();
    asked.length = 0;
    await sendQueuedPushes(server.services.database, gone);
    expect(asked).toEqual([]);
    expect((await pushes(compra)).length).toBe(1);
  });

  it('is the address alone where an agency sold the trip', async () => {
    await register();
    const compra = await umaCompra(23 * 60);
    await db().updateTable('pedido').set({ canal: 5 }).where('id', '=', compra.pedidoId).execute();
    await as({ email: false });
    await remind();
    expect([(await told(compra)).length, await pushes(compra)]).toEqual([1, []]);
    await as({ email: true });
  });

  it('is nobody once the account is gone, of which nothing stays', async () => {
    await register();
    await server.services.database.transaction((tx) => forgetNotices(tx, 'ana'));
    const rows = await db().selectFrom('caixa_saida').select('id').where('topico', '=', 'push').execute();
    expect([
      rows,
      (await server.app.inject({ url: '/api/Avisos', headers: signedInAs('ana') })).json().data.aparelhos,
    ]).toEqual([expect.any(Array), []]);
  });
});
