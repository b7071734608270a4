import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { cross, startRival } from '../../../tests/support/rival';
import { signedInAs } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import type { Tx } from '../../platform/database/database';
import { anonymizeConta, lockConta, updateConta } from '../contaRepository';

let server: Server;
beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

const ALTERADA = { nome: 'Ana Lima', dataNascimento: '1991-06-18', celular: '+5511912345678' };
const call = (method: 'POST' | 'PUT', url: string, sub: string, payload: object) =>
  server.app.inject({ method, url, headers: signedInAs(sub), payload });

async function register(sub: string, cpf: string): Promise<void> {
  const conta = {
    ...ALTERADA,
    nome: 'Ana Souza',
    cpf,
    termosAceite: true,
    email: `${sub}@itape.test`,
    provedorTipo: 1,
  };
  expect((await call('POST', '/api/Conta', sub, conta)).statusCode).toBe(201);
}

const rowOf = (email: string) =>
  server.services.database.db.selectFrom('conta').selectAll().where('email', '=', email).execute();

async function lockedConta(tx: Tx, sub: string) {
  const conta = await lockConta(tx, sub);
  if (!conta) throw new Error('the conta is gone');
  return conta;
}

const deletion = (sub: string) => startRival(server.services.database, (tx) => lockedConta(tx, sub), anonymizeConta);

describe('a conta that is being deleted', () => {
  it('takes no data back from a change that comes meanwhile', async () => {
    await register('ana', '52998224725');
    const { done } = await cross(server.services.database, deletion('ana'), () =>
      call('PUT', '/api/Conta', 'ana', ALTERADA),
    );
    expect(done.statusCode).toBe(404);
    expect(await rowOf('')).toMatchObject([{ nome: 'Conta excluída', celular: null, data_nascimento: null }]);
  });

  it.each([
    [
      'a code for a new address',
      'bia',
      '11144477735',
      '/api/Conta/SolicitarAlteracaoEmail',
      { email: 'nova@itape.test' },
    ],
    ['the address of the login', 'rita', '15350946056', '/api/Conta/ConfirmarEmail', {}],
  ])('gets no address back by %s', async (_what, sub, cpf, url, body) => {
    await register(sub, cpf);
    const { done } = await cross(server.services.database, deletion(sub), () => call('POST', url, sub, body));
    expect(done.statusCode).toBe(404);
    expect(await rowOf(`${sub}@itape.test`)).toEqual([]);
    expect(await server.services.database.db.selectFrom('conta_troca_email').selectAll().execute()).toEqual([]);
  });
});

it('a change waits for one that is being made, and answers what it left', async () => {
  await register('dora', '39053344705');
  const rival = startRival(
    server.services.database,
    (tx) => lockedConta(tx, 'dora'),
    (tx, { id }) => updateConta(tx, id, { ...ALTERADA, nome: 'Dora Primeira' }),
  );
  const { ended, done } = await cross(server.services.database, rival, () =>
    call('PUT', '/api/Conta', 'dora', { ...ALTERADA, nome: 'Dora Segunda' }),
  );
  expect(ended).toMatchObject({ nome: 'Dora Primeira' });
  expect(done.json()).toMatchObject({ data: { nome: 'Dora Segunda', email: 'dora@itape.test' } });
  expect(await rowOf('dora@itape.test')).toMatchObject([{ nome: 'Dora Segunda' }]);
});
