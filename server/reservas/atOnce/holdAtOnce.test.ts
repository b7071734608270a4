import { sql } from 'kysely';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { countStatements } from '../../../tests/support/countStatements';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { bindAndRead, tryAtOnce } from '../../platform/http/idempotency/atOnce';
import type { HoldCeilings } from '../limites/holdCeilings';
import { endUmaRegra, umaRegra } from '../../viagens/tarifas/testdata/umaRegra';
import { umComprador } from '../../pedidos/testdata/comprador';

let server: Server;
let viagemId: string;
let day = 3;

beforeAll(async () => {
  server = await startServer({ limits: true });
  await server.services.scheduler.stop();
}, START_MS);
beforeEach(async () => {
  await server.services.catalogue.refresh();
  ({ id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, (day += 1)));
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const TETOS: HoldCeilings = { reservas: 2, poltronasPorPartida: 3 };
let chave = 0;

/** A hold that has read what it is decided by, and has not written yet. */
async function begin(dono: string, poltronas: number[], tetos: HoldCeilings | null = TETOS) {
  const attempt = { dono, chave: `chave-${(chave += 1)}`, rota: 'POST /api/Reservas', hash: 'a'.repeat(64) };
  const { read, plan } = server.app.inventory.holdAtOnce(dono, tetos, [
    trechoDe(viagemId, 'saoPaulo', 'rio', poltronas),
  ]);
  const { isNew, rows } = await bindAndRead(db(), attempt, read);
  expect(isNew).toBe(true);
  const planned = plan(rows);
  if (!planned) throw new Error('the hold was not planned');
  const { reserva, ctes } = planned;
  const write = () => tryAtOnce(db(), attempt, { answer: { status: 201, body: { id: reserva.id } }, ctes });
  return { reserva, attempt, write };
}

/** All that a hold leaves, by table. */
async function rowsOf(id: string, { dono, chave: key }: { dono: string; chave: string }) {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from reserva where id = ${id}::uuid)::int as reserva,
      (select count(*) from reserva_poltrona where reserva_id = ${id}::uuid)::int as poltronas,
      (select count(*) from reserva_trecho where reserva_id = ${id}::uuid)::int as trechos,
      (select count(distinct poltrona) from ocupacao where reserva_id = ${id}::uuid)::int as ocupadas,
      (select count(*) from reserva_vaga where reserva_id = ${id}::uuid)::int as vagas,
      (select count(*) from reserva_lugar where reserva_id = ${id}::uuid)::int as lugares,
      (select count(*) from tarifa_vaga where reserva_id = ${id}::uuid)::int as promocionais,
      (select count(*) from idempotencia where dono = ${dono} and chave = ${key} and status = 201)::int as respostas
  `.execute(db());
  return rows[0];
}
const NOTHING = {
  reserva: 0,
  poltronas: 0,
  trechos: 0,
  ocupadas: 0,
  vagas: 0,
  lugares: 0,
  promocionais: 0,
  respostas: 0,
};

describe('a hold by one statement', () => {
  it('is all of its rows and the answer of its key, and reads as it was told', async () => {
    const { reserva, attempt, write } = await begin('ana', [1, 2]);
    expect(await write()).toEqual({ status: 201, body: { id: reserva.id } });
    const whole = { reserva: 1, poltronas: 2, trechos: 1, ocupadas: 2, vagas: 1, lugares: 2, respostas: 1 };
    expect(await rowsOf(reserva.id, attempt)).toMatchObject(whole);
    const read = await server.app.inventory.findReserva(db(), reserva.id);
    expect(read).toEqual({ ...reserva, restanteMs: read?.restanteMs });
  });

  it('counts its own seats against a rule’s number: the seats beyond it are planned at the full price', async () => {
    // Before the test below that writes the last version of the rules there can be.
    const full = (await begin('gil', [14])).reserva.totalCentavos;
    const regra = await umaRegra(server, { nome: 'Promoção', etapa: 'promocao', valor: -5_000, cota: 2 });
    await server.services.catalogue.refresh();
    try {
      const { reserva, attempt, write } = await begin('gil', [15, 16, 17]);
      const prices = reserva.trechos.flatMap(({ itens }) => itens.map(({ preco }) => preco.totalCentavos < full));
      expect(prices).toEqual([true, true, false]);
      expect(await write()).not.toBeNull();
      expect(await rowsOf(reserva.id, attempt)).toMatchObject({ poltronas: 3, promocionais: 2 });
    } finally {
      await endUmaRegra(server, regra.id);
    }
  });

  it('takes two statements with its request, and the same request again two', async () => {
    const bia = umComprador(server, 'bia');
    const send = () => bia.post('/api/Reservas', { trechos: [trechoDe(viagemId, 'saoPaulo', 'rio', [7])] }, 'uma');
    let bodies: unknown[] = [];
    const first = await countStatements(async () => (bodies = [(await send()).json()]));
    const again = await countStatements(async () => bodies.push((await send()).json()));
    const own = (texts: string[]) => texts.filter((text) => !text.includes('limite_uso')).length;
    expect([own(first), own(again)]).toEqual([2, 2]);
    expect(bodies[1]).toEqual(bodies[0]);
  });

  it.each([
    ['a seat was taken', () => umComprador(server, 'cid').hold([2], viagemId)],
    [
      'the departure went out of sale',
      () => db().updateTable('partida').set({ fora_de_venda: true }).where('id', '=', viagemId).execute(),
    ],
    [
      'the departure leaves at another time',
      () => sql`update partida set saida = saida + interval '1 minute' where id = ${viagemId}::bigint`.execute(db()),
    ],
    [
      'the rules of fares are others',
      () =>
        sql`
        insert into semente(nome, versao) values ('tarifas', '9')
        on conflict (nome) do update set versao = semente.versao || '9'`.execute(db()),
    ],
    [
      'its key was answered',
      (key: string) => sql`update idempotencia set status = 201, resposta = '{}' where chave = ${key}`.execute(db()),
    ],
  ])('writes nothing where %s since it was read', async (_, change) => {
    const { reserva, attempt, write } = await begin('dora', [2, 3]);
    await change(attempt.chave);
    expect(await write()).toBeNull();
    const { respostas, ...rest } = (await rowsOf(reserva.id, attempt)) ?? {};
    expect({ ...rest, respostas: 0 }).toEqual(NOTHING);
    expect(respostas).toBe(_ === 'its key was answered' ? 1 : 0);
  });

  it('is refused for a seat that is taken, by one statement, with others in its place', async () => {
    await umComprador(server, 'eva').hold([5], viagemId);
    const wanted = { trechos: [trechoDe(viagemId, 'saoPaulo', 'rio', [5, 6])] };
    let answer = { statusCode: 0, erros: [{}] };
    const sent = await countStatements(async () => {
      const reply = await umComprador(server, 'fabio').post('/api/Reservas', wanted);
      answer = { statusCode: reply.statusCode, ...reply.json<{ erros: object[] }>() };
    });
    expect(answer).toMatchObject({ statusCode: 409, erros: [{ codigo: 'POLTRONA_OCUPADA' }] });
    expect(answer).toMatchObject({ poltronas: [{ viagemId, numero: 5 }], sugestoes: [{ viagemId, numero: 5 }] });
    expect(sent.filter((text) => !text.includes('limite_uso'))).toHaveLength(1);
  });

  it('is not planned for a departure that is not there', async () => {
    viagemId = '999999999';
    await expect(begin('fabio', [6])).rejects.toThrow('not planned');
  });
});

describe('the places of a person in it', () => {
  it('are no more than the ceilings, of reservas and of seats on a departure', async () => {
    for (const poltrona of [11, 12]) expect(await (await begin('gabi', [poltrona])).write()).not.toBeNull();
    const third = await begin('gabi', [13]);
    expect(await third.write()).toBeNull();
    expect(await rowsOf(third.reserva.id, third.attempt)).toEqual(NOTHING);

    expect(await (await begin('hugo', [21, 22])).write()).not.toBeNull();
    const over = await begin('hugo', [23, 24]);
    expect(await over.write()).toBeNull();
    expect(await rowsOf(over.reserva.id, over.attempt)).toEqual(NOTHING);
  });

  it('are those of ended holds again, and rest as long as step by step', async () => {
    const { reserva, write } = await begin('iris', [31]);
    await write();
    await (await begin('iris', [32])).write();
    const ended = (minutes: number) =>
      sql`
      update reserva set criado_em = now() - make_interval(mins => ${minutes + 10}),
        expira_em = now() - make_interval(mins => ${minutes})
      where id = ${reserva.id}::uuid`.execute(db());
    await ended(1);
    const next = await begin('iris', [33]);
    expect(await next.write()).not.toBeNull();
    expect(await rowsOf(reserva.id, next.attempt)).toMatchObject({ vagas: 0, lugares: 1 });
    const over = { ...TETOS, reservas: 9 };
    expect(await (await begin('iris', [34], over)).write()).toBeNull();
    await ended(60);
    const rested = await begin('iris', [34], over);
    expect(await rested.write()).not.toBeNull();
    expect(await rowsOf(reserva.id, rested.attempt)).toMatchObject({ lugares: 0 });
  });
});
