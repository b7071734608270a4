import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Grupo } from '../../../src/domain/sessao/grupos';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { reservaOf } from '../../../tests/support/reservasDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { signedInAs } from '../../../tests/support/startServer';
import { freePoltronas, trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { umaRegra } from '../../viagens/tarifas/testdata/umaRegra';

let server: Server;
let dias = 1;

beforeAll(async () => {
  server = await startRaces({ jobs: true, limits: true });
}, START_MS);
afterAll(() => server.close());

const novaViagem = async () => (await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1))).id;
const hold = (viagemId: string, poltronas: number[], who: string, ...grupos: Grupo[]) =>
  server.app.inject({
    method: 'POST',
    url: '/api/Reservas',
    headers: { ...signedInAs(who, ...grupos), 'idempotency-key': randomUUID() },
    payload: { trechos: [trechoDe(viagemId, 'saoPaulo', 'rio', poltronas)] },
  });
const six = (first: number) => Array.from({ length: 6 }, (_, index) => first + index);
const release = (id: string, who: string) =>
  server.app.inject({ method: 'DELETE', url: `/api/Reservas/${id}`, headers: signedInAs(who) });
const erroOf = (reply: { json: <T>() => T }) =>
  reply.json<{ erros: { codigo: string; mensagem: string }[] }>().erros[0];

/** As if the hold, its seats and what became of it lay so many minutes further back. */
async function past(id: string, minutos: number): Promise<void> {
  const { db } = server.services.database;
  const back = sql`make_interval(mins => ${minutos})`;
  await sql`
    update reserva set criado_em = criado_em - ${back}, expira_em = expira_em - ${back},
      liberada_em = liberada_em - ${back} where id = ${id}::uuid`.execute(db);
  await sql`update ocupacao set expira_em = expira_em - ${back} where reserva_id = ${id}::uuid`.execute(db);
}

describe('seats that one person holds of a departure without paying', () => {
  it('are twelve at most, and the refusal says what to do [SH10]', async () => {
    const viagem = await novaViagem();
    expect((await hold(viagem, six(1), 'ana')).statusCode).toBe(201);
    expect((await hold(viagem, six(7), 'ana')).statusCode).toBe(201);
    const refused = await hold(viagem, [13], 'ana');
    expect(refused.statusCode).toBe(409);
    expect(erroOf(refused)).toEqual({
      codigo: 'LIMITE_NA_VIAGEM',
      mensagem:
        'Você já reservou 12 poltronas desta viagem. São no máximo 12 poltronas sem pagamento por viagem. Pague ou libere uma reserva para escolher outras.',
    });
    expect((await hold(viagem, [13], 'bia')).statusCode).toBe(201);
    expect((await hold(await novaViagem(), [13], 'ana')).statusCode).toBe(201);
  });

  it('are twelve however many requests come at once [SH10]', async () => {
    const viagem = await novaViagem();
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => hold(viagem, six(1 + 6 * index), 'robo')),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    expect(await freePoltronas(server, viagem, 'saoPaulo', 'rio')).toHaveLength(46 - 12);
  });

  it('are twelve at most where fares changed meanwhile, so that the hold is made step by step', async () => {
    const viagem = await novaViagem();
    const holdAnew = async (poltronas: number[]) => {
      // The version of the fares is not the one in memory.
      await umaRegra(server, { nome: `Regra das poltronas ${poltronas.join(', ')}` });
      return (await hold(viagem, poltronas, 'gabi')).statusCode;
    };
    expect([await holdAnew(six(1)), await holdAnew(six(7)), await holdAnew([13])]).toEqual([201, 201, 409]);
    const { rows } = await sql<{ lugar: number }>`
      select lugar from reserva_lugar where dono = 'gabi' and partida_id = ${viagem}::bigint order by 1`.execute(
      server.services.database.db,
    );
    expect(rows.map(({ lugar }) => lugar)).toEqual([...six(1), ...six(7)]);
  });

  it('count no more once they are paid', async () => {
    const viagem = await novaViagem();
    const { database } = server.services;
    const { inventory } = server.app;
    for (const first of [1, 7, 13]) {
      const { id } = reservaOf(await hold(viagem, six(first), 'compradora'));
      await database.transaction((tx) => inventory.confirmReserva(tx, id));
    }
    expect((await hold(viagem, six(19), 'compradora')).statusCode).toBe(201);
  });
});

describe('a hold that ran out unpaid', () => {
  it('does not keep its person from the same seats at once', async () => {
    const viagem = await novaViagem();
    await past(reservaOf(await hold(viagem, six(1), 'distraida')).id, 10);
    expect((await hold(viagem, six(1), 'distraida')).statusCode).toBe(201);
  });

  it('rests half an hour: seats are not kept by taking them again and again [SH10]', async () => {
    const viagem = await novaViagem();
    const first = reservaOf(await hold(viagem, six(1), 'teimoso')).id;
    await past(first, 10);
    const second = reservaOf(await hold(viagem, six(1), 'teimoso')).id;
    await past(second, 10);
    const refused = await hold(viagem, [1], 'teimoso');
    expect(refused.statusCode).toBe(409);
    expect(erroOf(refused)?.mensagem).toMatch(/terminaram sem pagamento.*Tente de novo em (29|30) minutos/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(28 * 60);
    await past(first, 30);
    expect((await hold(viagem, six(1), 'teimoso')).statusCode).toBe(201);
  });

  it('rests just so where it was let go a moment before its end [SH10]', async () => {
    const viagem = await novaViagem();
    for (let turn = 0; turn < 2; turn += 1) {
      const { id } = reservaOf(await hold(viagem, six(1), 'esperto'));
      const { db } = server.services.database;
      await sql`update reserva set criado_em = criado_em - interval '9 minutes' where id = ${id}::uuid`.execute(db);
      await release(id, 'esperto');
    }
    expect((await hold(viagem, [1], 'esperto')).statusCode).toBe(409);
  });

  it('is soon forgotten where it was let go soon: seats may be chosen anew', async () => {
    const viagem = await novaViagem();
    for (let turn = 0; turn < 6; turn += 1) {
      const { id } = reservaOf(await hold(viagem, six(1), 'indecisa'));
      await release(id, 'indecisa');
      // As long again as it lived.
      await past(id, 1);
    }
    expect((await hold(viagem, six(1), 'indecisa')).statusCode).toBe(201);
  });
});

describe('an operator', () => {
  it('holds 24 seats of a departure, and a responsible one a whole coach [SH10]', async () => {
    const viagem = await novaViagem();
    const holdAll = async (who: string, ...grupos: Grupo[]) => {
      const outra = await novaViagem();
      const replies = [];
      for (let first = 1; first <= 36; first += 6) replies.push(await hold(outra, six(first), who, ...grupos));
      return replies.filter(({ statusCode }) => statusCode === 201).length;
    };
    expect(await holdAll('balcao', 'Agencia')).toBe(4);
    expect(await holdAll('chefe', 'Agencia', 'AgenciaResponsavel')).toBe(6);
    expect((await hold(viagem, six(1), 'balcao', 'Agencia')).statusCode).toBe(201);
  });
});
