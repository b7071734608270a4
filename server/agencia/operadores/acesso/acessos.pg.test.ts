import { sql } from 'kysely';
import { START_MS } from '../../../../tests/support/startMs';
import { startRaces } from '../../../../tests/support/startRaces';
import type { Server } from '../../../createServer';
import { createSteps } from '../../../platform/jobs/steps';
import { insertOperador } from '../../testdata/agencia';
import { blockOperador, unblockOperador } from '../manageOperadores';
import { seedOperadores } from '../seedOperadores';
import { createAcessos, type Acessos } from './acessos';
import { IdentityAway } from './operadorIdentity';
import { createMemoryIdentity } from './testdata/memoryIdentity';

const RUI = seedOperadores.responsavel.user.sub;
const ROUNDS = 12;
let server: Server;
beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

/** Changes until nothing is pending; a wait after a failure is over at once. */
async function settled({ sweep }: Acessos): Promise<void> {
  const { db } = server.services.database;
  for (let turn = 0; turn < 20; turn += 1) {
    await sql`update falha set tentar_em = now() where etapa = 'acesso'`.execute(db);
    await sweep();
    const { rows } = await sql`select 1 from operador_acesso where desejada <> aplicada`.execute(db);
    if (rows.length === 0) return;
  }
  throw new Error('still pending');
}

describe('blocks and unblocks of one operator at once, on two replicas', () => {
  it.each([
    ['a provider that is slow', () => new Promise<void>((done) => setTimeout(done, Math.random() * 15))],
    [
      'a provider that fails every third call',
      () => (Math.random() < 0.33 ? Promise.reject(new IdentityAway('down')) : Promise.resolve()),
    ],
  ])('leave %s in the state that our database has', async (name, step) => {
    const { database } = server.services;
    const identity = createMemoryIdentity();
    const sub = `corrida ${name}`;
    identity.add({ sub, email: `${sub}@itape.test` });
    const { id } = await insertOperador(database.db, sub);
    identity.before.step = step;
    const replica = () => createAcessos({ database, identity, steps: createSteps(database), publicUrl: '' });
    const replicas = [replica(), replica()] as const;
    for (let round = 0; round < ROUNDS; round += 1) {
      const changes = Array.from({ length: 6 }, async (_, i) => {
        // Some of them come while another one is at the provider.
        await new Promise((later) => setTimeout(later, Math.random() * 40));
        const parts = { database, acessos: replicas[i % 2 === 0 ? 0 : 1] };
        await (Math.random() < 0.5 ? blockOperador : unblockOperador)(parts, RUI, id);
      });
      await Promise.all([...changes, replicas[0].sweep(), replicas[1].sweep()]);
      await settled(replicas[0]);
      const { situacao } = await database.db
        .selectFrom('agencia_operador')
        .select('situacao')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect([round, identity.users.get(sub)?.isEnabled]).toEqual([round, situacao === 'ativo']);
    }
    // Each change of state was recorded once, and they alternate.
    const trail = await database.db
      .selectFrom('agencia_auditoria')
      .select('acao')
      .where('operador_id', '=', id)
      .orderBy('em')
      .execute();
    expect(trail.map(({ acao }) => acao)).toEqual(trail.map((_, i) => (i % 2 === 0 ? 'bloqueado' : 'desbloqueado')));
    expect(trail.length).toBeGreaterThan(0);
  });
});
