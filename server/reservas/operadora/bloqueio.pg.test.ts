import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDias, hoje } from '../../../src/domain/base/data';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { RACE_SESSIONS } from '../../../tests/support/startRaces';
import { signedInAs } from '../../../tests/support/startServer';
import { praxioLugares, startLoja, type Loja } from '../../catalogo/operadora/testdata/lojaDaOperadora';
import { createSteps } from '../../platform/jobs/steps';
import { createBlockReserva } from './blockReserva';
import { pursueBloqueios } from './pursueBloqueios';

const { tiete, resende, novoRio } = praxioLugares;
let loja: Loja;
let viagemId: string;
let nextPoltrona = 1;
/** Seats of a coach of 42; each test takes its own. */
const poltrona = () => nextPoltrona++;

beforeAll(async () => {
  loja = await startLoja({ sessions: RACE_SESSIONS });
  const [first] = await loja.search(tiete, novoRio, addDias(hoje(new Date()), 6));
  viagemId = first?.id ?? '';
}, START_MS * 3);
afterAll(() => loja.server.close());
beforeEach(() => loja.beIn('normal'));
afterEach(() => expectInvariants(loja.server));

const hold = async (poltronas: number[], who = 'ana', key: string = randomUUID(), destino: string = novoRio) =>
  loja.server.app.inject({
    method: 'POST',
    url: '/api/Reservas',
    headers: { ...signedInAs(who), 'idempotency-key': key },
    payload: {
      trechos: [
        {
          viagemId,
          localidadeOrigem: await loja.lugar(tiete),
          localidadeDestino: await loja.lugar(destino),
          poltronas,
        },
      ],
    },
  });
const release = (id: string, who = 'ana') =>
  loja.server.app.inject({ method: 'DELETE', url: `/api/Reservas/${id}`, headers: signedInAs(who) });
const idOf = (answer: Awaited<ReturnType<typeof hold>>) => answer.json<{ data: { id: string } }>().data.id;
const codigoOf = (answer: Awaited<ReturnType<typeof hold>>) =>
  answer.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo;
/** The keys under which the operator keeps seats for us. */
const blocked = async (): Promise<string[]> =>
  (await loja.db.selectFrom('sandbox_praxio_bloqueio').select('chave').orderBy('chave').execute()).map(
    ({ chave }) => chave,
  );
const blockedOf = async (id: string) => (await blocked()).filter((chave) => chave.startsWith(id));
const situacaoNoMapa = async (numero: number, destino: string = novoRio) => {
  const mapa = await loja.mapa(viagemId, tiete, destino);
  return mapa.poltronas.find((one) => one.numero === numero)?.situacao;
};
/** Makes the next look ask the operator. */
const forgetLook = () => loja.db.deleteFrom('poltrona_conferencia').execute();
/** The job's next turn; waits after failures are over. */
const pursue = async () => {
  const { database } = loja.server.services;
  await loja.db.deleteFrom('falha').execute();
  await sql`update bloqueio_operadora set criado_em = criado_em - interval '1 minute'`.execute(loja.db);
  const services = { database, operadora: loja.praxio, inventory: loja.server.app.inventory };
  await pursueBloqueios({ ...services, steps: createSteps(database) });
};

describe('a hold on a departure of the operator', () => {
  it('keeps its seats at the operator, and gives them back when it is released', async () => {
    const numero = poltrona();
    const answer = await hold([numero]);
    expect(answer.statusCode).toBe(201);
    expect(await blockedOf(idOf(answer))).toHaveLength(1);
    await release(idOf(answer));
    await pursue();
    expect(await blockedOf(idOf(answer))).toEqual([]);
    expect(await situacaoNoMapa(numero)).toBe('livre');
  });

  it('gives them back when it runs out, and its seat is no one else’s meanwhile', async () => {
    const numero = poltrona();
    const answer = await hold([numero]);
    await sql`update ocupacao set expira_em = now() - interval '1 second' where reserva_id = ${idOf(answer)}::uuid`.execute(
      loja.db,
    );
    // The operator still keeps it, for us.
    await forgetLook();
    expect(await situacaoNoMapa(numero)).toBe('livre');
    await pursue();
    expect(await blockedOf(idOf(answer))).toEqual([]);
  });

  it('is refused where the operator has sold a seat, which is taken in the map from then on', async () => {
    const [ours, theirs] = [poltrona(), poltrona()];
    await loja.sellElsewhere(viagemId, theirs);
    const refused = await hold([ours, theirs]);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      erros: [{ codigo: 'POLTRONA_OCUPADA' }],
      poltronas: [{ viagemId, numero: theirs }],
    });
    await loja.beIn('fora');
    expect(await situacaoNoMapa(theirs)).toBe('ocupada');
    expect(await situacaoNoMapa(ours)).toBe('livre');
    await loja.beIn('normal');
    await pursue();
    expect((await hold([ours])).statusCode).toBe(201);
  });

  it('refuses without asking what a look at the map has shown, and takes it when the operator has it back', async () => {
    const numero = poltrona();
    await loja.sellElsewhere(viagemId, numero);
    await forgetLook();
    expect(await situacaoNoMapa(numero)).toBe('ocupada');
    await loja.beIn('fora');
    expect(codigoOf(await hold([numero]))).toBe('POLTRONA_OCUPADA');
    await loja.beIn('normal');
    await sql`update sandbox_praxio_venda set devolvida_em = now() where chave like 'balcao:%'`.execute(loja.db);
    await forgetLook();
    expect(await situacaoNoMapa(numero)).toBe('livre');
    expect((await hold([numero])).statusCode).toBe(201);
  });

  it('sells the other part of a way that the operator sold in part', async () => {
    const numero = poltrona();
    const before = await hold([numero], 'ana', randomUUID(), resende);
    expect(before.statusCode).toBe(201);
    await forgetLook();
    // Our own hold is no seat sold elsewhere: the part after it stays free.
    expect(await situacaoNoMapa(numero)).toBe('ocupada');
    const rows = await sql<{ perna: number }>`
      select perna from ocupacao where partida_id = ${viagemId}::bigint and poltrona = ${numero}`.execute(loja.db);
    expect(rows.rows).toEqual([{ perna: 0 }]);
  });

  it('is not made where the operator does not answer, and the same request may try again', async () => {
    const [numero, key] = [poltrona(), randomUUID()];
    await loja.beIn('mudo');
    const silent = await hold([numero], 'ana', key);
    expect(silent.statusCode).toBe(409);
    expect(codigoOf(silent)).toBe('OPERADORA_SEM_RESPOSTA');
    expect((await blocked()).length).toBeGreaterThan(0);
    await loja.beIn('normal');
    // Our own forgotten block is no reason to refuse.
    const again = await hold([numero], 'ana', key);
    expect(again.statusCode).toBe(201);
    expect(await blockedOf(idOf(again))).toHaveLength(1);
    await pursue();
    expect(await blockedOf(idOf(again))).toHaveLength(1);
    const other = await hold([numero], 'bia');
    expect(codigoOf(other)).toBe('POLTRONA_OCUPADA');
  });

  it('answers a repeated request with the same hold, and asks nothing', async () => {
    const [numero, key] = [poltrona(), randomUUID()];
    const first = await hold([numero], 'ana', key);
    await loja.beIn('fora');
    const twin = await hold([numero], 'ana', key);
    expect(twin.statusCode).toBe(201);
    expect(idOf(twin)).toBe(idOf(first));
  });

  it('is one of two that race for a seat with the operator’s counter', async () => {
    for (let round = 0; round < 6; round += 1) {
      const numero = poltrona();
      const [ana, bia, counter] = await Promise.all([
        hold([numero]),
        hold([numero], 'bia'),
        loja.sellElsewhere(viagemId, numero).then(
          () => true,
          () => false,
        ),
      ]);
      const held = [ana, bia].filter(({ statusCode }) => statusCode === 201).length;
      expect(held + (counter ? 1 : 0)).toBe(1);
      expect([ana, bia].filter(({ statusCode }) => statusCode === 409)).toHaveLength(2 - held);
    }
  });
});

describe('a process that dies between our hold and the operator’s block', () => {
  it('leaves a hold that is blocked by the next turn of the job', async () => {
    const numero = poltrona();
    const reserva = await holdWithoutBlock(numero);
    expect(await blockedOf(reserva)).toEqual([]);
    await pursue();
    expect(await blockedOf(reserva)).toHaveLength(1);
  });

  it('leaves it as well where the request met a fault of ours, which is no silence of the operator', async () => {
    const reserva = await holdWithoutBlock(poltrona());
    const block = jest.fn(() => Promise.reject(new TypeError('not a function')));
    const { database } = loja.server.services;
    const services = { database, inventory: loja.server.app.inventory, operadora: { ...loja.praxio, block } };
    await expect(createBlockReserva(services)(reserva, async () => undefined)).rejects.toThrow('not a function');
    expect(block).toHaveBeenCalledTimes(1);
    await pursue();
    expect(await blockedOf(reserva)).toHaveLength(1);
  });

  it('leaves no seat blocked for ever, also where the operator heard the last words', async () => {
    const numero = poltrona();
    const reserva = await holdWithoutBlock(numero);
    await loja.beIn('mudo');
    await pursue();
    expect(await blockedOf(reserva)).toHaveLength(1);
    await loja.beIn('normal');
    await sql`update ocupacao set expira_em = now() - interval '1 second' where reserva_id = ${reserva}::uuid`.execute(
      loja.db,
    );
    await pursue();
    expect(await blockedOf(reserva)).toEqual([]);
    expect((await hold([numero], 'bia')).statusCode).toBe(201);
  });

  it('loses the seat where the counter was first, and lets its hold go', async () => {
    const numero = poltrona();
    const reserva = await holdWithoutBlock(numero);
    await loja.sellElsewhere(viagemId, numero);
    await pursue();
    const row = await loja.db.selectFrom('reserva').select('situacao').where('id', '=', reserva).executeTakeFirst();
    expect(row?.situacao).toBe('liberada');
    expect(await situacaoNoMapa(numero)).toBe('ocupada');
  });
});

/** Everything that is committed when a process dies after its transaction. */
async function holdWithoutBlock(numero: number): Promise<string> {
  const { database } = loja.server.services;
  const trecho = { viagemId, localidadeOrigem: await loja.lugar(tiete), localidadeDestino: await loja.lugar(novoRio) };
  const { id } = await database.transaction((tx) =>
    loja.server.app.inventory.hold(tx, 'ana', [{ ...trecho, poltronas: [numero] }]),
  );
  return id;
}
