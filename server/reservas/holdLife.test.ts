import { randomUUID } from 'node:crypto';
import { START_MS } from '../../tests/support/startMs';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { endIn, reservaOf, reserve as reserveOn } from '../../tests/support/reservasDeTeste';
import { signedInAs, startServer } from '../../tests/support/startServer';
import { freePoltronas, trechoDe, umaViagem } from '../../tests/support/viagensDeTeste';
import type { ReservaPropria } from '../../src/domain/wire/compra/reservas';
import type { Server } from '../createServer';
import { payTxid, umComprador, umNovoPedido, umPassageiro } from '../pedidos/testdata/comprador';
import { endUmaRegra, umaRegra } from '../viagens/tarifas/testdata/umaRegra';

let server: Server;
let dias = 1;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const novaViagem = () => umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
const hold = async (viagemId: string, poltronas: number[], who = 'ana') =>
  reservaOf(await reserveOn(server, [trechoDe(viagemId, 'saoPaulo', 'rio', poltronas)], { who }));
const read = (path: string, who = 'ana') =>
  server.app.inject({ url: `/api/Reservas${path}`, headers: signedInAs(who) });
const own = async (path: string, who?: string) => (await read(path, who)).json<{ data: ReservaPropria }>().data;
const listed = async (who: string) => (await read('', who)).json<{ data: ReservaPropria[] }>().data;
const extend = (id: string, who = 'ana', key: string = randomUUID()) =>
  server.app.inject({
    method: 'POST',
    url: `/api/Reservas/${id}/Prorrogacao`,
    headers: { ...signedInAs(who), 'idempotency-key': key },
  });
const erro = (reply: { statusCode: number; json: <T>() => T }) => [
  reply.statusCode,
  reply.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo,
];

describe('a hold after a change of fares that the catalogue in memory does not know', () => {
  it('costs what the fares are by now, as a rule begins and as it ends', async () => {
    const { id } = await novaViagem();
    const before = (await hold(id, [1])).preco.totalCentavos;
    const regra = await umaRegra(server);
    const reduced = await hold(id, [2]);
    expect(before - reduced.preco.totalCentavos).toBe(1_290);
    // Read again it is the price with its rules, as it was told.
    expect((await own(`/${reduced.id}`)).preco).toEqual(reduced.preco);
    await endUmaRegra(server, regra.id);
    expect((await hold(id, [3])).preco.totalCentavos).toBe(before);
  });
});

describe('a hold of seats of two classes', () => {
  it('names them by their number, as it is read again, in whatever order they were asked for', async () => {
    const { id } = await umaViagem(server, lugares.campoGrande, lugares.saoPaulo, 5);
    const made = reservaOf(await reserveOn(server, [trechoDe(id, 'campoGrande', 'saoPaulo', [20, 1])]));
    expect(made.preco.itens.map(({ poltrona, classe }) => [poltrona, classe])).toEqual([
      [1, 'leito'],
      [20, 'executivo'],
    ]);
    expect((await own(`/${made.id}`)).preco).toEqual(made.preco);
  });
});

describe('GET /api/Reservas/{id}', () => {
  it('tells what is left by the server’s own clock, whatever the device thinks of the time [SH7]', async () => {
    const { id } = await novaViagem();
    const made = await hold(id, [1, 2]);
    expect([made.restanteMs, made.prorrogavel]).toEqual([600_000, true]);
    await endIn(server, made.id, 90_000);
    const found = await own(`/${made.id}`);
    expect(found.restanteMs).toBeGreaterThan(80_000);
    expect(found.restanteMs).toBeLessThanOrEqual(90_000);
    expect(found).toMatchObject({
      situacao: 'ativa',
      trechos: [trechoDe(id, 'saoPaulo', 'rio', [1, 2])],
      preco: { totalCentavos: 2 * 14_150 },
    });
    expect(found.preco).toEqual(made.preco);
  });

  it('says when it is over, given back or sold', async () => {
    const { id } = await novaViagem();
    const [over, back, sold] = [await hold(id, [1]), await hold(id, [2]), await hold(id, [3])];
    await endIn(server, over.id, -1);
    await server.app.inject({ method: 'DELETE', url: `/api/Reservas/${back.id}`, headers: signedInAs('ana') });
    const { database } = server.services;
    const { inventory } = server.app;
    await database.transaction((tx) => inventory.confirmReserva(tx, sold.id));
    for (const [{ id: one }, situacao] of [
      [over, 'vencida'],
      [back, 'liberada'],
      [sold, 'confirmada'],
    ] as const) {
      expect(await own(`/${one}`)).toMatchObject({ situacao, restanteMs: 0, prorrogavel: false });
    }
  });

  it('is nobody else’s, and is asked for by who is signed in only', async () => {
    const { id } = await novaViagem();
    const made = await hold(id, [1]);
    expect(erro(await read(`/${made.id}`, 'bia'))).toEqual([404, 'RESERVA_NAO_ENCONTRADA']);
    expect(erro(await read('/nada'))).toEqual([404, 'RESERVA_NAO_ENCONTRADA']);
    expect(erro(await server.app.inject({ url: '/api/Reservas' }))).toEqual([401, 'LOGIN_NECESSARIO']);
  });
});

describe('a hold that is over', () => {
  it('is neither quoted nor ordered', async () => {
    const { id } = await novaViagem();
    const { id: reservaId } = await hold(id, [5]);
    await endIn(server, reservaId, -1);
    const ana = umComprador(server);
    const cotacao = { reservaId, passageiros: [{ poltrona: 5 }] };
    const pedido = umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona: 5 })] });
    for (const [url, body] of [
      ['/api/Pedidos/Cotacao', cotacao],
      ['/api/Pedidos', pedido],
    ] as const) {
      expect(erro(await ana.post(url, body))).toEqual([409, 'RESERVA_EXPIRADA']);
    }
  });
});

describe('GET /api/Reservas', () => {
  it('lists the holds of a person that live, for their other tabs [SH5]', async () => {
    const { id } = await novaViagem();
    const first = await hold(id, [1], 'carla');
    const second = await hold(id, [2], 'carla');
    await hold(id, [3], 'davi');
    await endIn(server, (await hold(id, [4], 'carla')).id, -1);
    expect((await listed('carla')).map((one) => one.id)).toEqual([second.id, first.id]);
    expect(await listed('ninguem')).toEqual([]);
  });

  it('and the same key give one hold back, however often it is asked for [SH6]', async () => {
    const { id } = await novaViagem();
    const trechos = [trechoDe(id, 'saoPaulo', 'rio', [7])];
    const replies = await Promise.all([1, 2].map(() => reserveOn(server, trechos, { who: 'eva', key: 'e1' })));
    const again = await reserveOn(server, trechos, { who: 'eva', key: 'e1' });
    const made = [...replies, again].filter(({ statusCode }) => statusCode === 201).map((reply) => reservaOf(reply).id);
    expect(new Set(made).size).toBe(1);
    expect((await listed('eva')).map((one) => one.id)).toEqual([made[0]]);
  });
});

describe('POST /api/Reservas/{id}/Prorrogacao', () => {
  it('gives five more minutes to the hold, its seats and its order, once', async () => {
    const ana = umComprador(server);
    const pedido = await ana.order([41]);
    const [reserva] = await listed('ana');
    if (!reserva) throw new Error('the order has no hold');
    const reply = await extend(reserva.id);
    expect(reply.statusCode).toBe(201);
    expect(Date.parse(reservaOf(reply).expiraEm) - Date.parse(reserva.expiraEm)).toBe(300_000);
    expect(reservaOf(reply)).toMatchObject({ prorrogavel: false });
    expect(reservaOf(reply).restanteMs - reserva.restanteMs).toBeGreaterThan(290_000);
    expect((await ana.read(pedido.id)).expiraEm).toBe(reservaOf(reply).expiraEm);
    expect(erro(await extend(reserva.id))).toEqual([409, 'PRORROGACAO_USADA']);
  });

  it('keeps the seats from others for as long', async () => {
    const { id } = await novaViagem();
    const made = await hold(id, [5]);
    await endIn(server, made.id, 400);
    expect((await extend(made.id)).statusCode).toBe(201);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await freePoltronas(server, id, 'saoPaulo', 'rio')).not.toContain(5);
  });

  it('is the same answer for the same key', async () => {
    const { id } = await novaViagem();
    const made = await hold(id, [5]);
    const first = await extend(made.id, 'ana', 'p1');
    expect((await extend(made.id, 'ana', 'p1')).body).toBe(first.body);
  });

  it('revives nothing, and is not for others', async () => {
    const { id } = await novaViagem();
    const made = await hold(id, [5]);
    expect(erro(await extend(made.id, 'bia'))).toEqual([404, 'RESERVA_NAO_ENCONTRADA']);
    await endIn(server, made.id, -1);
    expect(erro(await extend(made.id))).toEqual([409, 'RESERVA_EXPIRADA']);
    expect((await own(`/${made.id}`)).prorrogavel).toBe(false);
  });

  it('leaves the time to the payment once that has begun', async () => {
    const ana = umComprador(server);
    const pedido = await ana.order([42]);
    const [reserva] = await listed('ana');
    const { txid } = await ana.charge(pedido.id);
    expect(erro(await extend(reserva?.id ?? ''))).toEqual([409, 'PAGAMENTO_INICIADO']);
    expect((await own(`/${reserva?.id}`)).prorrogavel).toBe(false);
    await payTxid(server, txid);
  });
});

describe('a seat that somebody else has', () => {
  it('comes with a free one of its class in its place, beside the others', async () => {
    const { id } = await novaViagem();
    await hold(id, [10], 'bia');
    const reply = await reserveOn(server, [trechoDe(id, 'saoPaulo', 'rio', [9, 10])]);
    expect(reply.json()).toMatchObject({
      poltronas: [{ viagemId: id, numero: 10 }],
      sugestoes: [{ viagemId: id, numero: 10, sugerida: 5 }],
    });
    const taken = await reserveOn(server, [trechoDe(id, 'saoPaulo', 'rio', [9, 5])]);
    expect(taken.statusCode).toBe(201);
  });

  it('comes with no other where only the seats that are kept are free', async () => {
    const { id } = await novaViagem();
    const others = (await freePoltronas(server, id, 'saoPaulo', 'rio')).filter((numero) => numero !== 1);
    while (others.length > 0) expect((await hold(id, others.splice(0, 6), 'bia')).id).toBeTruthy();
    const reply = await reserveOn(server, [trechoDe(id, 'saoPaulo', 'rio', [1, 10])]);
    expect(reply.json<{ poltronas: object[]; sugestoes?: object[] }>()).toMatchObject({
      poltronas: [{ viagemId: id, numero: 10 }],
    });
    expect(reply.json<{ sugestoes?: object[] }>().sugestoes).toBeUndefined();
  });

  it('of a group is named, and nothing of the group is held [SH12]', async () => {
    const { id } = await novaViagem();
    await hold(id, [3], 'bia');
    const reply = await reserveOn(server, [trechoDe(id, 'saoPaulo', 'rio', [1, 2, 3, 4, 5])]);
    expect(reply.json()).toMatchObject({ poltronas: [{ viagemId: id, numero: 3 }], sugestoes: [{ numero: 3 }] });
    expect(await freePoltronas(server, id, 'saoPaulo', 'rio')).toEqual(expect.arrayContaining([1, 2, 4, 5]));
  });
});
