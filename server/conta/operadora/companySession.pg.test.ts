import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { START_MS } from '../../../tests/support/startMs';
import { startReplicas, type Replicas } from '../../../tests/support/startReplicas';
import { PraxioUnavailable } from './operadoraLogin';
import { cachedPraxio, loginPraxio } from './praxio';

let replicas: Replicas;
beforeAll(async () => {
  replicas = await startReplicas();
}, START_MS);
afterAll(() => replicas.close());
beforeEach(async () => {
  await sql`update praxio_sessao set sessao_client_id = null, estabelecimento_id = null, login_em = null,
    entrando_ate = '-infinity'`.execute(databases()[0].db);
});

const databases = () => [replicas.server.services.database, replicas.other.services.database] as const;

/** The operator's system, which counts who comes; some time passes at its door. */
function operadora(isAway = () => false) {
  let logins = 0;
  return {
    count: () => logins,
    login: async () => {
      logins += 1;
      await pause(20);
      if (isAway()) throw new PraxioUnavailable('away');
      return { sessaoClientId: `DA-EMPRESA-${logins}`, estabelecimentoId: 7 };
    },
  };
}

it('sixty people on two replicas are one login at the operator’s system, and none of them holds its id', async () => {
  const praxio = operadora();
  const sessions = await Promise.all(
    Array.from({ length: 60 }, (_, n) => loginPraxio(databases()[n % 2 === 0 ? 0 : 1], praxio, `pessoa${n}`)),
  );
  expect(praxio.count()).toBe(1);
  expect(new Set(sessions.map(({ sessaoClientId }) => sessaoClientId)).size).toBe(60);
  expect(JSON.stringify(sessions)).not.toContain('DA-EMPRESA');
  expect(JSON.stringify(await cachedPraxio(databases()[0], 'pessoa1'))).not.toContain('DA-EMPRESA');
  expect(sessions.every(({ estabelecimentoId }) => estabelecimentoId === 7)).toBe(true);
});

it('the session is opened anew after an hour, and an operator that is away leaves the one that stands', async () => {
  let away = false;
  const praxio = operadora(() => away);
  const [database] = databases();
  await loginPraxio(database, praxio, 'ana');
  const age = () =>
    sql`update praxio_sessao set login_em = now() - interval '61 minutes', entrando_ate = '-infinity'`.execute(
      database.db,
    );
  await age();
  await loginPraxio(database, praxio, 'ana');
  expect(praxio.count()).toBe(2);
  away = true;
  await age();
  await loginPraxio(database, praxio, 'ana');
  await loginPraxio(database, praxio, 'bia');
  expect(praxio.count()).toBe(3);
});

it('an operator that is away is asked once, and everybody is told so', async () => {
  const praxio = operadora(() => true);
  const [database] = databases();
  await expect(loginPraxio(database, praxio, 'ana')).rejects.toThrow('away');
  await expect(loginPraxio(database, praxio, 'bia')).rejects.toThrow(PraxioUnavailable);
  expect(praxio.count()).toBe(1);
});
