import { randomUUID } from 'node:crypto';
import { START_MS } from '../../tests/support/startMs';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { endIn, reservaOf, reserve as reserveOn } from '../../tests/support/reservasDeTeste';
import { signedInAs, startServer } from '../../tests/support/startServer';
import { freePoltronas, trechoDe, umaViagem } from '../../tests/support/viagensDeTeste';
import type { ReservaPropria } from '../../src/domain/wire/compra/reservas';
import type { Server } from '../createServer';
import { payTxid, umComprador } from '../pedidos/testdata/comprador';

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
const erro = (reply: { statusCode: number; json: () => { erros: { codigo: string }[] } }) => [
  reply.statusCode,
  reply.json().erros[0]?.codigo,
];

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

describe('the stream of a coach', () => {
  it('tells what is taken, and every change: held, given back, run out; only on the legs asked about', async () => {
    const { id } = await novaViagem();
    await hold(id, [1], 'bia');
    const stream = await open(id, 'saoPaulo', 'rio');
    expect(stream.reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await stream.next()).toEqual({ ocupadas: [1] });

    const held = await hold(id, [2, 3], 'bia');
    expect(await stream.next()).toEqual({ ocupadas: [1, 2, 3] });
    const far = await reserveOn(server, [trechoDe(id, 'resende', 'rio', [9])], { who: 'bia' });
    expect(await stream.next()).toEqual({ ocupadas: [1, 2, 3, 9] });

    await server.app.inject({ method: 'DELETE', url: `/api/Reservas/${held.id}`, headers: signedInAs('bia') });
    expect(await stream.next()).toEqual({ ocupadas: [1, 9] });
    // Nothing sweeps here: the end is noticed by the clock.
    await endIn(server, reservaOf(far).id, -1);
    expect(await stream.next()).toEqual({ ocupadas: [1] });
    stream.close();
  }, 30_000);

  it('does not speak of other legs, nor of whose the seats are', async () => {
    const { id } = await novaViagem();
    await reserveOn(server, [trechoDe(id, 'resende', 'rio', [9])], { who: 'bia' });
    const stream = await open(id, 'saoPaulo', 'resende');
    expect(await stream.next()).toEqual({ ocupadas: [] });
    stream.close();
  });

  it.each([
    ['999', 'rio', 404, 'VIAGEM_NAO_ENCONTRADA'],
    [null, 'campoGrande', 400, 'TRECHO_INVALIDO'],
  ] as const)(
    'is refused for a coach or a part of its way that there is not',
    async (viagem, destino, status, codigo) => {
      const id = viagem ?? (await novaViagem()).id;
      const query = { localidadeOrigem: lugares.saoPaulo, localidadeDestino: lugares[destino] };
      const reply = await server.app.inject({ url: `/api/Viagens/${id}/Poltronas/Eventos`, query });
      expect(erro(reply)).toEqual([status, codigo]);
    },
  );

  it('is not opened without end from one address, and is ended by a server that stops', async () => {
    const { id } = await novaViagem();
    const streams = [];
    for (let i = 0; i < 24; i += 1) streams.push(await open(id, 'saoPaulo', 'rio'));
    const one = await open(id, 'saoPaulo', 'rio');
    expect(one.reply.status).toBe(503);
    expect(one.reply.headers.get('retry-after')).toBe('30');
    streams[0]?.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const again = await open(id, 'saoPaulo', 'rio');
    expect(again.reply.status).toBe(200);
    await server.close();
    expect(await again.ended()).toBe(true);
  }, 30_000);
});

let origin: string | null = null;

/** A reader of the stream of a coach: what it tells, one thing after the other. */
async function open(id: string, origem: keyof typeof lugares, destino: keyof typeof lugares) {
  origin ??= await server.app.listen({ host: '127.0.0.1', port: 0 });
  const query = new URLSearchParams({ localidadeOrigem: lugares[origem], localidadeDestino: lugares[destino] });
  const leaving = new AbortController();
  const reply = await fetch(`${origin}/api/Viagens/${id}/Poltronas/Eventos?${query}`, { signal: leaving.signal });
  const reader = reply.body?.getReader();
  let text = '';
  const next = async (): Promise<unknown> => {
    for (;;) {
      const found = /^data: (.*)\n\n/m.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return JSON.parse(found[1] ?? '');
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return null;
      text += new TextDecoder().decode(chunk.value);
    }
  };
  const ended = async (): Promise<boolean> => {
    while ((await next()) !== null);
    return true;
  };
  return { reply, next, ended, close: () => leaving.abort() };
}
