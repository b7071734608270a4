import { sql } from 'kysely';
import { openModelCopy } from '../../../../tests/support/modelCopy';
import { START_MS } from '../../../../tests/support/startMs';
import type { Database } from '../../../platform/database/database';
import { createSteps } from '../../../platform/jobs/steps';
import { insertOperador } from '../../testdata/agencia';
import { blockOperador, editOperador, unblockOperador } from '../manageOperadores';
import type { OperadorRow } from '../operadorRepository';
import { seedAgencia, seedOperadores } from '../seedOperadores';
import { wishAcesso } from './acessoRepository';
import { createAcessos, type Acessos } from './acessos';
import { IdentityAway } from './operadorIdentity';
import { createMemoryIdentity, type MemoryIdentity } from './testdata/memoryIdentity';

const RUI = seedOperadores.responsavel.user.sub;
let database: Database;
let identity: MemoryIdentity;
let acessos: Acessos;
let people = 0;

beforeAll(async () => {
  database = await openModelCopy();
  await seedAgencia(database);
}, START_MS);
afterAll(() => database.close());
beforeEach(async () => {
  identity = createMemoryIdentity();
  acessos = createAcessos({ database, identity, steps: createSteps(database), publicUrl: 'https://itape.test' });
  await database.db.deleteFrom('operador_acesso').execute();
});

/** An operator with a user at the provider. */
async function someone(changes: Partial<OperadorRow> = {}): Promise<OperadorRow> {
  const nome = `pessoa-${(people += 1)}`;
  identity.add({ sub: nome, email: `${nome}@itape.test`, grupos: new Set(['Agencia']) });
  return insertOperador(database.db, nome, changes);
}
/** One whom the company has invited, without a user yet. */
async function invited(changes: Partial<OperadorRow> = {}): Promise<OperadorRow> {
  const row = await insertOperador(database.db, `convidada-${(people += 1)}`, {
    identidade_sub: null,
    situacao: 'pendente',
    papel: 'responsavel',
    ...changes,
  });
  await database.transaction((tx) => wishAcesso(tx, [row.id], { senha: 'convite' }));
  return row;
}
const parts = () => ({ database, acessos });
const rowOf = (id: string) =>
  database.db.selectFrom('agencia_operador').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stateOf = (id: string) =>
  database.db.selectFrom('operador_acesso').selectAll().where('operador_id', '=', id).executeTakeFirstOrThrow();
const isPending = async (id: string) => {
  const { desejada, aplicada } = await stateOf(id);
  return desejada !== aplicada;
};
const away = () => {
  identity.before.step = () => Promise.reject(new IdentityAway('down'));
};
const back = () => {
  identity.before.step = () => Promise.resolve();
};
const waitOver = () => sql`update falha set tentar_em = now() where etapa = 'acesso'`.execute(database.db);

describe('an operator’s access at the provider', () => {
  it('is ended by a block though the provider does not answer then, and is pending until it has', async () => {
    const { id, identidade_sub: sub } = await someone();
    away();
    await blockOperador(parts(), RUI, id);
    expect((await rowOf(id)).situacao).toBe('bloqueado');
    expect(await isPending(id)).toBe(true);
    expect(identity.users.get(sub ?? '')?.isEnabled).toBe(true);

    back();
    await acessos.sweep();
    expect(await isPending(id)).toBe(true);
    await waitOver();
    await acessos.sweep();
    expect(await isPending(id)).toBe(false);
    expect(identity.users.get(sub ?? '')?.isEnabled).toBe(false);
    await acessos.sweep();
    expect(identity.calls.filter((call) => call.startsWith('disable'))).toHaveLength(2);
  });

  it('comes to the last of several changes, whatever came in between', async () => {
    const { id, identidade_sub: sub } = await someone();
    away();
    await blockOperador(parts(), RUI, id);
    await unblockOperador(parts(), RUI, id);
    await blockOperador(parts(), RUI, id);
    await unblockOperador(parts(), RUI, id);
    back();
    await waitOver();
    await acessos.sweep();
    expect([await isPending(id), identity.users.get(sub ?? '')?.isEnabled]).toEqual([false, true]);
    // The sessions of before the blocks are still to be ended.
    expect(identity.calls).toContain(`signOut ${sub}`);
  });

  it('is changed again by the same run where the wish changed while it was at the provider', async () => {
    const { id, identidade_sub: sub } = await someone();
    identity.before.step = async (call) => {
      if (call !== 'disable') return;
      back();
      await unblockOperador(parts(), RUI, id);
    };
    await blockOperador(parts(), RUI, id);
    expect([await isPending(id), identity.users.get(sub ?? '')?.isEnabled]).toEqual([false, true]);
  });

  it('takes the groups of another role and ends the sessions', async () => {
    const { id, identidade_sub: sub, versao } = await someone();
    const edit = { limiteCaixaCentavos: 1, limiteDescontoPontos: 1, comissaoPontos: 1 };
    await editOperador(parts(), RUI, id, { papel: 'responsavel', ...edit, versao });
    expect(identity.users.get(sub ?? '')?.grupos).toEqual(new Set(['Agencia', 'AgenciaResponsavel']));
    expect(identity.calls).toContain(`signOut ${sub}`);
    const calls = identity.calls.length;
    await editOperador(parts(), RUI, id, { papel: 'responsavel', ...edit, comissaoPontos: 2, versao: versao + 1 });
    expect(identity.calls).toHaveLength(calls);
  });

  it('is nothing to end where the user is gone, and asks for a person where one is needed', async () => {
    const { id } = await someone();
    identity.users.clear();
    await blockOperador(parts(), RUI, id);
    expect(await isPending(id)).toBe(false);
    await unblockOperador(parts(), RUI, id);
    expect((await stateOf(id)).recusa).toBe('sem_usuario');
    await database.transaction((tx) => wishAcesso(tx, [id], { senha: 'redefinicao' }));
    await acessos.settle([id]);
    expect(await stateOf(id)).toMatchObject({ recusa: null, senha: null });
    expect(identity.users.get((await rowOf(id)).identidade_sub ?? '')?.estado).toBe('convidado');
  });
});

describe('an invitation', () => {
  it('makes the user, and the operator is active and told where to sign in', async () => {
    const { id, email } = await invited();
    await acessos.settle([id]);
    const row = await rowOf(id);
    expect(row.situacao).toBe('ativo');
    expect(identity.users.get(row.identidade_sub ?? '')?.grupos).toEqual(new Set(['Agencia', 'AgenciaResponsavel']));
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from caixa_saida where corpo->>'para' = ${email}`.execute(database.db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('is completed where the first answer was lost', async () => {
    const { id, email } = await invited();
    const { sub } = identity.add({ email, estado: 'convidado' });
    await acessos.settle([id]);
    expect((await rowOf(id)).identidade_sub).toBe(sub);
    expect(identity.calls).toContain(`invite ${sub}`);
  });

  it('is refused for an address whose owner signs in already, and never takes their access over', async () => {
    const { id, email } = await invited();
    const { grupos } = identity.add({ email, estado: 'confirmado' });
    await acessos.settle([id]);
    expect([(await stateOf(id)).recusa, (await rowOf(id)).situacao, grupos.size]).toEqual([
      'email_em_uso',
      'pendente',
      0,
    ]);
  });

  it('is not sent while the operator’s agency is blocked, but after', async () => {
    const { id } = await invited({ estabelecimento_id: 1 });
    const block = (situacao: 'ativa' | 'bloqueada') =>
      database.transaction(async (tx) => {
        await tx.updateTable('agencia_estabelecimento').set({ situacao }).where('id', '=', 1).execute();
        await wishAcesso(tx, [id]);
      });
    await block('bloqueada');
    await acessos.settle([id]);
    expect([await isPending(id), identity.calls]).toEqual([false, []]);
    await block('ativa');
    await acessos.settle([id]);
    expect((await rowOf(id)).situacao).toBe('ativo');
  });

  it('asks a person who has a password for a new one, and invites again who has none', async () => {
    const { id, identidade_sub: sub } = await someone();
    const ask = async () => {
      await database.transaction((tx) => wishAcesso(tx, [id], { senha: 'redefinicao' }));
      await acessos.settle([id]);
    };
    await ask();
    expect(identity.calls).toContain(`requestReset ${sub}`);
    const user = identity.users.get(sub ?? '');
    if (user) user.estado = 'convidado';
    await ask();
    expect(identity.calls).toContain(`invite ${sub}`);
  });
});
