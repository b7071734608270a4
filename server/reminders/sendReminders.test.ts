import { sql } from 'kysely';
import { START_MS } from '../../tests/support/startMs';
import { signedInAs, startServer } from '../../tests/support/startServer';
import type { Server } from '../createServer';
import { eventually, pagar, umComprador } from '../orders/testdata/comprador';
import type { Email } from '../outbox/outbox';
import { sendReminders } from './sendReminders';

let server: Server;
let poltrona = 0;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const remind = () => sendReminders(server.services.database, 'https://itape.test');

/** Somebody who bought long ago a seat on a departure that boards in so many minutes. */
async function umaCompra(minutos: number, emitidoHaHoras = 240): Promise<{ pedidoId: string; viagemId: string }> {
  const buyer = umComprador(server);
  poltrona += 1;
  const pedido = await buyer.order([poltrona]);
  const { txid } = await buyer.charge(pedido.id);
  await pagar(server, txid);
  const { situacao } = await eventually(
    () => buyer.read(pedido.id),
    (one) => one.situacao === 'emitido',
  );
  expect(situacao).toBe('emitido');
  // The sold trip says when one boards; each purchase gets a departure of its own.
  const viagemId = String(900_000_000 + poltrona);
  await sql`insert into partida select ${viagemId}::bigint, linha_id, horario_id, data, now() + make_interval(mins => ${minutos}::int),
    layout_id, capacidade, 'programada', plataforma from partida where id = (select viagem_id from pedido_item where pedido_id = ${pedido.id}::uuid limit 1)`.execute(
    db(),
  );
  const instante = new Date(Date.now() + minutos * 60_000);
  const partida = { instante: instante.toISOString(), dia: instante.toISOString().slice(0, 10), hora: '08:00' };
  await sql`update pedido_item set viagem_id = ${viagemId}::bigint,
    viagem = jsonb_set(viagem, '{partida}', viagem->'partida' || ${JSON.stringify(partida)}::jsonb)
    where pedido_id = ${pedido.id}::uuid`.execute(db());
  await sql`update bilhete set emitido_em = now() - make_interval(hours => ${emitidoHaHoras}::int)
    where pedido_id = ${pedido.id}::uuid`.execute(db());
  return { pedidoId: pedido.id, viagemId };
}

/** What a buyer was told of a trip, in order. */
async function told({ pedidoId }: { pedidoId: string }): Promise<Email[]> {
  const rows = await db()
    .selectFrom('caixa_saida')
    .select('corpo')
    .where('chave', 'like', `lembrete/${pedidoId}/%`)
    .orderBy('criado_em')
    .execute();
  return rows.map(({ corpo }) => corpo as Email);
}

const say = (viagemId: string, payload: object) =>
  server.app.inject({
    method: 'PUT',
    url: `/api/Viagens/${viagemId}/Status`,
    headers: signedInAs('joana', 'Agencia'),
    payload,
  });

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

describe('news of a trip', () => {
  it('tells a delay of more than a quarter of an hour once, with the hour expected and the reason', async () => {
    const compra = await umaCompra(5 * 24 * 60);
    await say(compra.viagemId, { situacao: 'prevista', atrasoMinutos: 15 });
    await remind();
    expect(await told(compra)).toEqual([]);

    await say(compra.viagemId, { situacao: 'prevista', atrasoMinutos: 40, motivo: 'Chuva forte na estrada.' });
    await remind();
    await say(compra.viagemId, { situacao: 'prevista', atrasoMinutos: 55 });
    await remind();
    const [news, ...others] = await told(compra);
    expect(others).toEqual([]);
    expect(news?.assunto).toMatch(/^Sua viagem está atrasada: /);
    expect(news?.corpo).toContain('40min de atraso');
    expect(news?.corpo).toContain('Chuva forte na estrada.');
  });

  it('tells that a trip was cancelled, and nothing of its hour any more', async () => {
    const compra = await umaCompra(23 * 60);
    await say(compra.viagemId, { situacao: 'cancelada', atrasoMinutos: 0, motivo: 'Estrada interditada.' });
    await remind();
    await remind();
    expect((await told(compra)).map(({ assunto }) => assunto)).toEqual([
      expect.stringMatching(/^Sua viagem foi cancelada: /),
    ]);
  });
});
