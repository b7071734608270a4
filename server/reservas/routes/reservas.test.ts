import { sql } from 'kysely';
import { DIAS_DE_VENDA } from '../../../src/domain/viagens/vendas';
import { esperaEntre } from '../../../src/domain/viagens/troca';
import type { ReservaPropria } from '../../../src/domain/wire/compra/reservas';
import { START_MS } from '../../../tests/support/startMs';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { idaEVoltaComTrocas } from '../../../tests/support/idaEVoltaComTrocas';
import { endIn, reservaOf, reserve as reserveOn } from '../../../tests/support/reservasDeTeste';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { buscarViagens, daquiA, freePoltronas, trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';

let server: Server;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const reserve = (trechos: object[], who?: Parameters<typeof reserveOn>[2]) => reserveOn(server, trechos, who);
const release = (id: string, who = 'ana') =>
  server.app.inject({ method: 'DELETE', url: `/api/Reservas/${id}`, headers: signedInAs(who) });
const mensagem = (reply: { json: () => { erros?: { mensagem: string }[] } }) => reply.json().erros?.[0]?.mensagem;
const erro = (reply: { statusCode: number; json: () => { erros?: { codigo: string }[] } }) => [
  reply.statusCode,
  reply.json().erros?.[0]?.codigo,
];

/** Each test has departures of its own, some days ahead. */
let dias = 1;
const novaViagem = () => umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));

describe('POST /api/Reservas', () => {
  it('holds seats for ten minutes at the price that comes back with the hold', async () => {
    const { id } = await novaViagem();
    const before = Date.now();
    const reply = await reserve([trechoDe(id, 'saoPaulo', 'rio', [1, 2])]);
    const after = Date.now();
    expect(reply.statusCode).toBe(201);
    const reserva = reservaOf(reply);
    expect(reserva.preco.totalCentavos).toBe(2 * 14_150);
    expect(reserva.preco.itens.map(({ poltrona, classe }) => [poltrona, classe])).toEqual([
      [1, 'convencional'],
      [2, 'convencional'],
    ]);
    // Between the moments before and after the request, however slow it was; the database's clock may differ a little.
    const expiraEm = Date.parse(reserva.expiraEm);
    expect(expiraEm).toBeGreaterThan(before + 600_000 - 1_000);
    expect(expiraEm).toBeLessThan(after + 600_000 + 1_000);
    expect(await freePoltronas(server, id, 'saoPaulo', 'rio')).not.toContain(1);
  });

  it('refuses a departure after the last day of sale', async () => {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, DIAS_DE_VENDA);
    const { rows } = await sql<{ id: string }>`
      select o.id::text as id from partida p join partida o on o.linha_id = p.linha_id
      where p.id = ${id}::bigint and o.saida = p.saida + interval '1 day'`.execute(server.services.database.db);
    const reply = await reserve([trechoDe(rows[0]?.id ?? '', 'saoPaulo', 'rio', [1])]);
    expect(erro(reply)).toEqual([409, 'DIA_FORA_DA_VENDA']);
    expect(erro(await reserve([trechoDe(id, 'saoPaulo', 'rio', [1])]))).toEqual([201, undefined]);
  });

  it('holds all or nothing, and names the seats that are lost [SH12]', async () => {
    const { id } = await novaViagem();
    await reserve([trechoDe(id, 'saoPaulo', 'rio', [10])]);
    const reply = await reserve([trechoDe(id, 'saoPaulo', 'rio', [9, 10, 11])], { who: 'bia' });
    expect(erro(reply)).toEqual([409, 'POLTRONA_OCUPADA']);
    expect(reply.json()).toMatchObject({ poltronas: [{ viagemId: id, numero: 10 }] });
    expect(await freePoltronas(server, id, 'saoPaulo', 'rio')).toEqual(expect.arrayContaining([9, 11]));
  });

  it('says which seats the person holds already under another key, however it is decided', async () => {
    const { id } = await novaViagem();
    await reserve([trechoDe(id, 'saoPaulo', 'rio', [10])]);
    await reserve([trechoDe(id, 'saoPaulo', 'rio', [11])], { who: 'bia' });
    const trechos = [trechoDe(id, 'saoPaulo', 'rio', [9, 10, 11])];
    const said = {
      erros: [
        { codigo: 'POLTRONA_OCUPADA' },
        {
          codigo: 'POLTRONA_JA_RESERVADA',
          mensagem: 'Você já reservou a poltrona 10, em outra aba ou em outro aparelho.',
        },
      ],
    };
    const poltronas = [
      { viagemId: id, numero: 10, propria: true },
      { viagemId: id, numero: 11 },
    ];
    expect((await reserve(trechos)).json()).toMatchObject({ status: 409, ...said, poltronas });
    const stepByStep = server.services.database.transaction((tx) => server.app.inventory.hold(tx, 'ana', trechos));
    await expect(stepByStep).rejects.toMatchObject({ ...said, extra: { poltronas } });
    expect((await reserve(trechos, { who: 'caio' })).json().erros).toHaveLength(1);
  });

  it('lets a way out go when the way back is not to be had', async () => {
    const ida = await novaViagem();
    const volta = await umaViagem(server, lugares.rio, lugares.saoPaulo, dias + 1);
    await reserve([trechoDe(volta.id, 'rio', 'saoPaulo', [5])], { who: 'bia' });
    const trechos = [trechoDe(ida.id, 'saoPaulo', 'rio', [5]), trechoDe(volta.id, 'rio', 'saoPaulo', [5])];
    expect((await reserve(trechos)).json()).toMatchObject({ poltronas: [{ viagemId: volta.id, numero: 5 }] });
    expect(await freePoltronas(server, ida.id, 'saoPaulo', 'rio')).toContain(5);
  });

  it('sells a seat again for the legs on which it is free', async () => {
    const { id } = await novaViagem();
    expect((await reserve([trechoDe(id, 'saoPaulo', 'resende', [3])])).statusCode).toBe(201);
    expect((await reserve([trechoDe(id, 'saoPaulo', 'rio', [3])], { who: 'bia' })).statusCode).toBe(409);
    expect((await reserve([trechoDe(id, 'resende', 'rio', [3])], { who: 'bia' })).statusCode).toBe(201);
  });

  it('takes a lapsed hold’s seat over, sweeper or not [SH9]', async () => {
    const { id } = await novaViagem();
    const first = reservaOf(await reserve([trechoDe(id, 'saoPaulo', 'rio', [4])]));
    await endIn(server, first.id, -1);
    expect(await freePoltronas(server, id, 'saoPaulo', 'rio')).toContain(4);
    expect((await reserve([trechoDe(id, 'saoPaulo', 'rio', [4])], { who: 'bia' })).statusCode).toBe(201);
  });

  it.each([
    ['a departure that does not exist', '999', 'rio', [1], 404, 'VIAGEM_NAO_ENCONTRADA'],
    ['places that the line does not join in this order', null, 'campoGrande', [1], 400, 'TRECHO_INVALIDO'],
    ['a seat that the coach does not have', null, 'rio', [47], 400, 'POLTRONA_INEXISTENTE'],
    ['more than six seats', null, 'rio', [1, 2, 3, 4, 5, 6, 7], 400, 'TAMANHO_INVALIDO'],
    ['a seat twice', null, 'rio', [1, 1], 400, 'VALOR_REPETIDO'],
  ] as const)('refuses %s', async (_, viagemId, destino, poltronas, status, codigo) => {
    const id = viagemId ?? (await novaViagem()).id;
    expect(erro(await reserve([trechoDe(id, 'saoPaulo', destino, [...poltronas])]))).toEqual([status, codigo]);
  });

  it('refuses the same departure as both ways', async () => {
    const { id } = await novaViagem();
    const trechos = [trechoDe(id, 'saoPaulo', 'resende', [1]), trechoDe(id, 'resende', 'rio', [2])];
    expect(erro(await reserve(trechos))).toEqual([400, 'VIAGEM_REPETIDA']);
  });

  it.each([
    [44, 409],
    [45, 201],
    [360, 201],
    [361, 409],
  ])('answers a change of coach with %i minutes of wait with %i, as the search offers it', async (espera, status) => {
    const until = await umaViagem(server, lugares.saoPaulo, lugares.resende, (dias += 1));
    const onward = await umaViagem(server, lugares.resende, lugares.rio, (dias += 1));
    const shift = espera - esperaEntre(until.chegada.instante, onward.partida.instante);
    await sql`update partida set saida = saida + make_interval(mins => ${shift}::int)
      where id = ${onward.id}::bigint`.execute(server.services.database.db);
    const reply = await reserve([
      trechoDe(until.id, 'saoPaulo', 'resende', [1]),
      trechoDe(onward.id, 'resende', 'rio', [2]),
    ]);
    expect(erro(reply)).toEqual([status, status === 409 ? 'TROCA_SEM_TEMPO' : undefined]);
    if (status === 409) expect(await freePoltronas(server, until.id, 'saoPaulo', 'resende')).toContain(1);
  });

  it('refuses a departure that has left the boarding stop, though the coach still runs', async () => {
    const { id } = await novaViagem();
    const left = sql`now() - interval '5 hours'`;
    await sql`update partida set saida = ${left} where id = ${id}::bigint`.execute(server.services.database.db);
    const reply = await reserve([trechoDe(id, 'resende', 'rio', [1])]);
    expect(erro(reply)).toEqual([409, 'VIAGEM_ENCERRADA']);
    expect(mensagem(reply)).toBe('Esta viagem já partiu.');
  });

  it.each([
    ['that was cancelled', sql`situacao = 'cancelada'`, 'VIAGEM_CANCELADA', 'Esta viagem foi cancelada.'],
    ['that is off sale', sql`fora_de_venda = true`, 'VIAGEM_FORA_DE_VENDA', 'Esta viagem não está mais à venda.'],
  ])('refuses a departure %s, at once as step by step', async (_, change, codigo, palavras) => {
    const { id } = await novaViagem();
    const { database } = server.services;
    await sql`update partida set ${change} where id = ${id}::bigint`.execute(database.db);
    const trechos = [trechoDe(id, 'saoPaulo', 'rio', [1])];
    const reply = await reserve(trechos);
    expect(erro(reply)).toEqual([409, codigo]);
    expect(mensagem(reply)).toBe(palavras);
    const stepByStep = database.transaction((tx) => server.app.inventory.hold(tx, 'ana', trechos));
    await expect(stepByStep).rejects.toMatchObject({ status: 409, erros: [{ codigo }] });
  });

  it('asks who is not signed in to do so', async () => {
    const reply = await server.app.inject({ method: 'POST', url: '/api/Reservas', payload: { trechos: [] } });
    expect(erro(reply)).toEqual([401, 'LOGIN_NECESSARIO']);
  });
});

describe('a round trip with a change in each way', () => {
  let trip: Awaited<ReturnType<typeof idaEVoltaComTrocas>>;
  beforeAll(async () => {
    trip = await idaEVoltaComTrocas(server, dias + 1);
    dias += 5;
  });

  it('is held on all four coaches or none', async () => {
    const { ids, legs } = trip;
    const held = await reserve(legs([7, 8]));
    expect(held.statusCode).toBe(201);
    expect(reservaOf(held).preco.itens.map(({ viagemId }) => viagemId)).toEqual(ids.flatMap((id) => [id, id]));
    await release(reservaOf(held).id);

    await reserve(legs([7]).slice(3), { who: 'bia' });
    const lost = await reserve(legs([7, 8]));
    expect(lost.json()).toMatchObject({ poltronas: [{ viagemId: ids[3], numero: 7 }] });
    expect(await freePoltronas(server, ids[0] ?? '', 'saoPaulo', 'resende')).toEqual(expect.arrayContaining([7, 8]));
  });

  it('is told to its holder by way, where that was asked for', async () => {
    const { id } = reservaOf(await reserve(trip.named([9])));
    const read = await server.app.inject({ url: `/api/Reservas/${id}`, headers: signedInAs('ana') });
    expect(read.json<{ data: ReservaPropria }>().data.trechos).toEqual(trip.named([9]));
  });

  it.each([
    ['a way back before the way out has arrived', ([a, b, c, d]: object[]) => [c, d, a, b], 'VOLTA_ANTES_DA_CHEGADA'],
    [
      'a way of three trips',
      (all: object[]) => all.slice(0, 3).map((one) => ({ ...one, sentido: 'ida' })),
      'TRECHOS_SEM_LIGACAO',
    ],
    ['a way back to another place', ([a, b, c]: object[]) => [a, b, c], 'TRECHOS_SEM_LIGACAO'],
    ['trips that have nothing to do with each other', ([a, , c]: object[]) => [a, c], 'TRECHOS_SEM_LIGACAO'],
  ] as const)('is not %s, of which no seat is held', async (_, pick, codigo) => {
    expect(erro(await reserve(pick(trip.legs([3])).flatMap((leg) => leg ?? [])))).toEqual([409, codigo]);
    expect(await freePoltronas(server, trip.ids[0] ?? '', 'saoPaulo', 'resende')).toContain(3);
  });
});

describe('Idempotency-Key', () => {
  it('is asked for', async () => {
    const { id } = await novaViagem();
    const reply = await reserve([trechoDe(id, 'saoPaulo', 'rio', [1])], { key: null });
    expect(erro(reply)).toEqual([400, 'IDEMPOTENCY_KEY_OBRIGATORIA']);
  });

  it('gives the same answer to the same request, and makes nothing twice', async () => {
    const { id } = await novaViagem();
    const trechos = [trechoDe(id, 'saoPaulo', 'rio', [1])];
    const first = await reserve(trechos, { key: 'k1' });
    const again = await reserve(trechos, { key: 'k1' });
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  });

  it('refuses another request under a used key', async () => {
    const { id } = await novaViagem();
    await reserve([trechoDe(id, 'saoPaulo', 'rio', [1])], { key: 'k2' });
    const reply = await reserve([trechoDe(id, 'saoPaulo', 'rio', [2])], { key: 'k2' });
    expect(erro(reply)).toEqual([422, 'CHAVE_REUTILIZADA']);
    expect(await freePoltronas(server, id, 'saoPaulo', 'rio')).toContain(2);
  });

  it('is each person’s own', async () => {
    const { id } = await novaViagem();
    await reserve([trechoDe(id, 'saoPaulo', 'rio', [1])], { key: 'k3' });
    const reply = await reserve([trechoDe(id, 'saoPaulo', 'rio', [2])], { key: 'k3', who: 'bia' });
    expect(reply.statusCode).toBe(201);
  });

  it('may try again after a refusal', async () => {
    const { id } = await novaViagem();
    const other = reservaOf(await reserve([trechoDe(id, 'saoPaulo', 'rio', [1])], { who: 'bia' }));
    const trechos = [trechoDe(id, 'saoPaulo', 'rio', [1])];
    expect((await reserve(trechos, { key: 'k4' })).statusCode).toBe(409);
    await release(other.id, 'bia');
    expect((await reserve(trechos, { key: 'k4' })).statusCode).toBe(201);
  });
});

describe('DELETE /api/Reservas/{id}', () => {
  it('lets the seats go, once or twice', async () => {
    const { id } = await novaViagem();
    const reserva = reservaOf(await reserve([trechoDe(id, 'saoPaulo', 'rio', [1])]));
    expect((await release(reserva.id)).statusCode).toBe(204);
    expect((await release(reserva.id)).statusCode).toBe(204);
    expect(await freePoltronas(server, id, 'saoPaulo', 'rio')).toContain(1);
  });

  it('does not touch another person’s hold, nor tell that there is one', async () => {
    const { id } = await novaViagem();
    const reserva = reservaOf(await reserve([trechoDe(id, 'saoPaulo', 'rio', [1])]));
    expect(erro(await release(reserva.id, 'bia'))).toEqual([404, 'RESERVA_NAO_ENCONTRADA']);
    expect(await freePoltronas(server, id, 'saoPaulo', 'rio')).not.toContain(1);
  });

  it('does not undo what has been bought', async () => {
    const { id } = await novaViagem();
    const reserva = reservaOf(await reserve([trechoDe(id, 'saoPaulo', 'rio', [1])]));
    const { database } = server.services;
    const { inventory } = server.app;
    await database.transaction((tx) => inventory.confirmReserva(tx, reserva.id));
    expect(erro(await release(reserva.id))).toEqual([409, 'RESERVA_CONFIRMADA']);
  });
});

describe('the search', () => {
  it('counts a held seat as taken on the legs that it covers only', async () => {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 40);
    await reserve([trechoDe(id, 'saoPaulo', 'resende', [1, 2, 3])]);
    const livres = async (origem: string, destino: string) =>
      (await buscarViagens(server, origem, destino, daquiA(40))).find((viagem) => viagem.id === id)?.poltronasLivres;
    expect(await livres(lugares.saoPaulo, lugares.resende)).toBe(43);
    expect(await livres(lugares.resende, lugares.rio)).toBe(46);
  });
});
