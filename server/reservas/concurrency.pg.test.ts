import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { reserve as reserveOn } from '../../tests/support/reservasDeTeste';
import { START_MS } from '../../tests/support/startMs';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { idaEVoltaComTrocas } from '../../tests/support/idaEVoltaComTrocas';
import { createPostgresDatabase } from '../../tests/support/postgresDatabase';
import { startRaces } from '../../tests/support/startRaces';
import { startServer } from '../../tests/support/startServer';
import { freePoltronas, trechoDe, umaViagem } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';

/** Seats of the coach that runs lines 1 and 2. */
const POLTRONAS = 46;
const COMPRADORES = 200;

let server: Server;

beforeAll(async () => {
  server = await startRaces({ jobs: true });
}, START_MS);

afterAll(() => server.close());

const reserve = (who: string, trechos: object[], key: string = randomUUID()) =>
  reserveOn(server, trechos, { who, key });

/** Seat and leg pairs of a departure, which the key alone keeps apart. */
const soldLegs = async (viagemId: string) => {
  const { rows } = await sql<{ pernas: number; poltronas: number }>`
    select count(*)::int as pernas, count(distinct poltrona)::int as poltronas
    from ocupacao where partida_id = ${viagemId}::bigint`.execute(server.services.database.db);
  return rows[0];
};

describe('many buyers at once', () => {
  it('sells each of the 46 seats once to 200 buyers who all try until nothing is left', async () => {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 3);

    const buy = async (comprador: number): Promise<number | null> => {
      for (;;) {
        const free = await freePoltronas(server, id, 'saoPaulo', 'rio');
        const poltrona = free[comprador % free.length];
        if (poltrona === undefined) return null;
        const reply = await reserve(`comprador-${comprador}`, [trechoDe(id, 'saoPaulo', 'rio', [poltrona])]);
        if (reply.statusCode === 201) return poltrona;
        expect(reply.json()).toMatchObject({ poltronas: [{ viagemId: id, numero: poltrona }] });
      }
    };
    const asPoltronas = await Promise.all(Array.from({ length: COMPRADORES }, (_, comprador) => buy(comprador)));

    const won = asPoltronas.filter((poltrona) => poltrona !== null);
    expect(won).toHaveLength(POLTRONAS);
    expect(new Set(won).size).toBe(POLTRONAS);
    expect(await soldLegs(id)).toEqual({ pernas: POLTRONAS * 2, poltronas: POLTRONAS });
  }, 60_000);

  it('gives a seat to one of two hundred who want the very same [SH1]', async () => {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 4);
    const replies = await Promise.all(
      Array.from({ length: COMPRADORES }, (_, comprador) =>
        reserve(`c-${comprador}`, [trechoDe(id, 'saoPaulo', 'rio', [7])]),
      ),
    );
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(COMPRADORES - 1);
  }, 60_000);

  it('sells a seat from A to B and from B to C, but not across them [SH2]', async () => {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 5);
    const kinds = [
      ['saoPaulo', 'resende'],
      ['resende', 'rio'],
      ['saoPaulo', 'rio'],
    ] as const;
    const replies = await Promise.all(
      Array.from({ length: 120 }, async (_, comprador) => {
        const [origem, destino] = kinds[comprador % 3] ?? kinds[0];
        const reply = await reserve(`c-${comprador}`, [
          trechoDe(id, origem, destino, [1 + (Math.floor(comprador / 3) % 10)]),
        ]);
        return { code: reply.statusCode, legs: origem === 'saoPaulo' && destino === 'rio' ? 2 : 1 };
      }),
    );
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([201, 409]));
    const legs = replies.filter(({ code }) => code === 201).reduce((sum, reply) => sum + reply.legs, 0);
    expect(await soldLegs(id)).toEqual({ pernas: legs, poltronas: 10 });
    expect(legs).toBe(20);
  }, 60_000);

  it('never locks two round trips that cross against each other [SH14]', async () => {
    const out = await umaViagem(server, lugares.saoPaulo, lugares.rio, 6);
    const back = await umaViagem(server, lugares.rio, lugares.saoPaulo, 7);
    const trechos = [
      { ...trechoDe(out.id, 'saoPaulo', 'rio', [1, 2, 3]), sentido: 'ida' },
      { ...trechoDe(back.id, 'rio', 'saoPaulo', [3, 2, 1]), sentido: 'volta' },
    ];
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, i) => reserve(`c-${i}`, i % 2 === 0 ? trechos : [...trechos].reverse())),
    );
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(59);
    expect(await soldLegs(out.id)).toEqual({ pernas: 6, poltronas: 3 });
    expect(await soldLegs(back.id)).toEqual({ pernas: 6, poltronas: 3 });
  }, 60_000);

  it('gives a round trip with changes whole to one of two who cross on all four coaches [SH12, SH14]', async () => {
    const { ids, named } = await idaEVoltaComTrocas(server, 12);
    const backFirst = <T>(legs: T[]): T[] => [...legs.slice(2), ...legs.slice(0, 2)];
    const pairs = Array.from({ length: POLTRONAS / 2 }, (_, i) => [2 * i + 1, 2 * i + 2]);
    const replies = await Promise.all(
      pairs.flatMap((pair, i) => [
        reserve(`a-${i}`, named(pair)),
        reserve(`b-${i}`, backFirst(named(pair.toReversed()))),
      ]),
    );
    const codes = replies.map(({ statusCode }) => statusCode);
    for (const [i] of pairs.entries()) expect(codes.slice(2 * i, 2 * i + 2).sort()).toEqual([201, 409]);
    // The losers lose their seats to the other, and not for what they ask.
    const lost = replies.filter(({ statusCode }) => statusCode === 409);
    for (const reply of lost) expect(reply.json()).toMatchObject({ erros: [{ codigo: 'POLTRONA_OCUPADA' }] });
    // All seats of each coach are sold once, on the one leg between its two places.
    for (const id of ids) expect(await soldLegs(id)).toEqual({ pernas: POLTRONAS, poltronas: POLTRONAS });
  }, 60_000);

  it('makes one reservation of fifty requests with the same key', async () => {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 7);
    const key = randomUUID();
    const ask = () => reserve('apressada', [trechoDe(id, 'saoPaulo', 'rio', [1, 2])], key);
    const replies = await Promise.all(Array.from({ length: 50 }, ask));
    const done = replies.filter(({ statusCode }) => statusCode === 201);
    const waiting = replies.filter(({ statusCode }) => statusCode === 409);
    expect(done.length + waiting.length).toBe(50);
    expect(waiting.every(({ headers }) => headers['retry-after'] === '1')).toBe(true);
    expect(new Set([...done, await ask()].map(({ body }) => body)).size).toBe(1);
    expect(await soldLegs(id)).toEqual({ pernas: 4, poltronas: 2 });
  }, 60_000);

  it('is as strict between two replicas, which may start at the same moment', async () => {
    const other = await createPostgresDatabase();
    const replicas = await Promise.all([1, 2].map(() => startServer({ databaseUrl: other.url })));
    const [first] = replicas;
    if (!first) throw new Error('no replica');
    const { id } = await umaViagem(first, lugares.saoPaulo, lugares.rio, 3);
    const trechos = [trechoDe(id, 'saoPaulo', 'rio', [1])];
    const ask = (i: number, who: string, key: string) => reserveOn(replicas[i % 2] ?? first, trechos, { who, key });

    const twins = await Promise.all(Array.from({ length: 20 }, (_, i) => ask(i, 'apressada', 'a-mesma')));
    const done = twins.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(done.map(({ body }) => body)).size).toBe(1);
    const rivals = await Promise.all(Array.from({ length: 20 }, (_, i) => ask(i, `c-${i}`, randomUUID())));
    expect(new Set(rivals.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));

    await Promise.all(replicas.map((replica) => replica.close()));
    await other.drop();
  }, 60_000);
});
