import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDias, hoje } from '../../../src/domain/base/data';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { removeKillable, startKillable } from '../../../tests/support/killable';
import { createPostgresDatabase, type PostgresDatabase } from '../../../tests/support/postgresDatabase';
import { RACE_SESSIONS } from '../../../tests/support/startRaces';
import { signedInAs } from '../../../tests/support/startServer';
import { praxioLugares, startLoja, type Loja } from '../../catalogo/operadora/testdata/lojaDaOperadora';
import { createSteps } from '../../platform/jobs/steps';
import { pursueBloqueios } from './pursueBloqueios';

const { tiete, novoRio } = praxioLugares;
const TIMEOUT_MS = 240_000;
let postgres: PostgresDatabase;
/** On the same database: looks, and does what the jobs of the next process would do. */
let loja: Loja;
let trecho: { viagemId: string; localidadeOrigem: string; localidadeDestino: string };

beforeAll(async () => {
  postgres = await createPostgresDatabase('migrated');
  loja = await startLoja({ databaseUrl: postgres.url, sessions: RACE_SESSIONS });
  const [first] = await loja.search(tiete, novoRio, addDias(hoje(new Date()), 6));
  const [localidadeOrigem, localidadeDestino] = [await loja.lugar(tiete), await loja.lugar(novoRio)];
  trecho = { viagemId: first?.id ?? '', localidadeOrigem, localidadeDestino };
}, TIMEOUT_MS);
afterAll(async () => {
  await removeKillable();
  await loja.server.close();
  await postgres.drop();
});
afterEach(() => expectInvariants(loja.server));

const blocked = async (): Promise<number> =>
  (await loja.db.selectFrom('sandbox_praxio_bloqueio').select('chave').execute()).length;
const situacoes = () =>
  loja.db.selectFrom('bloqueio_operadora').select(['poltrona', 'situacao']).orderBy('poltrona').execute();
const body = (poltrona: number) => ({ trechos: [{ ...trecho, poltronas: [poltrona] }] });
const pursue = async () => {
  const { database } = loja.server.services;
  await sql`update bloqueio_operadora set criado_em = criado_em - interval '1 minute'`.execute(loja.db);
  const services = { database, operadora: loja.praxio, inventory: loja.server.app.inventory };
  await pursueBloqueios({ ...services, steps: createSteps(database) });
};

/** Sends a hold to a process that dies at a point; nobody gets an answer. */
async function holdAndDie(point: string, poltrona: number, key: string): Promise<void> {
  const process = await startKillable(postgres.url, point, { CATALOGO: 'praxio' });
  await process.ready;
  const headers = { ...signedInAs('ana'), 'idempotency-key': key, 'content-type': 'application/json' };
  const answer = fetch(`${process.origin}/api/Reservas`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body(poltrona)),
  });
  await expect(answer).rejects.toThrow();
  expect(await process.ended).toBe('SIGKILL');
}

describe('a process that is killed between our hold and the operator’s answer', () => {
  it.each([
    ['bloqueio-antes', 11, 0],
    ['bloqueio-depois', 12, 1],
  ])(
    'at %s leaves seat %i to the same request, or to the next turn',
    async (point, poltrona, there) => {
      const key = randomUUID();
      const before = await blocked();
      await holdAndDie(point, poltrona, key);
      expect(await blocked()).toBe(before + there);
      expect(await situacoes()).toContainEqual({ poltrona, situacao: 'pendente' });
      const again = await loja.server.app.inject({
        method: 'POST',
        url: '/api/Reservas',
        headers: { ...signedInAs('ana'), 'idempotency-key': key },
        payload: body(poltrona),
      });
      expect(again.statusCode).toBe(201);
      expect(await blocked()).toBe(before + 1);
      expect(await situacoes()).toContainEqual({ poltrona, situacao: 'bloqueada' });
    },
    TIMEOUT_MS,
  );

  it(
    'keeps no seat there once the hold has run out and nobody came back',
    async () => {
      await holdAndDie('bloqueio-depois', 13, randomUUID());
      await sql`update ocupacao set expira_em = now() - interval '1 second'`.execute(loja.db);
      await pursue();
      expect(await blocked()).toBe(0);
      expect((await situacoes()).filter(({ situacao }) => situacao !== 'liberada')).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
