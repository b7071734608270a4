import { openModelCopy } from '../../../../tests/support/modelCopy';
import { START_MS } from '../../../../tests/support/startMs';
import type { Database } from '../../../platform/database/database';
import { IdentityAway } from '../acesso/operadorIdentity';
import { createMemoryIdentity, type MemoryIdentity } from '../acesso/testdata/memoryIdentity';
import { runAdmin } from './runAdmin';

let database: Database;
let identity: MemoryIdentity;
beforeAll(async () => {
  database = await openModelCopy();
}, START_MS);
afterAll(() => database.close());
beforeEach(() => {
  identity = createMemoryIdentity();
});

/** The exit code and what is said; `provider` false stands for a product whose provider is in its own process. */
async function run(args: string[], provider = true): Promise<[number, string[]]> {
  const said: string[] = [];
  const code = await runAdmin(args, {
    openDatabase: () => Promise.resolve({ ...database, close: () => Promise.resolve() }),
    provider: () => (provider ? { identity, publicUrl: 'https://itape.test' } : null),
    print: (line) => said.push(line),
  });
  return [code, said];
}
const agencia = (cnpj: string, email: string, nome = 'Agência Sul') => [
  'criar-agencia',
  `--nome=${nome}`,
  `--cnpj=${cnpj}`,
  `--email=${email}`,
];
const counted = async () => {
  const rows = await database.db.selectFrom('agencia_estabelecimento').select('id').execute();
  return rows.length;
};

describe('criar-agencia', () => {
  it('names everything that is wrong at once, and touches nothing', async () => {
    const [code, said] = await run(['criar-agencia', 'solto', '--cnpj', '123', '--email', 'x', '--cor=azul', '--nome']);
    expect([code, said.slice(0, -1)]).toEqual([
      2,
      [
        'Argumento sem nome: solto.',
        'Opção desconhecida: --cor.',
        'Falta o valor de --nome.',
        '--cnpj não é um CNPJ: confira os dígitos: 123.',
        '--email não é um e-mail: x.',
      ],
    ]);
    expect(await run(['criar-agencia'])).toEqual([
      2,
      expect.arrayContaining(['Falta --nome.', 'Falta --cnpj.', 'Falta --email.']),
    ]);
    expect([(await run([]))[0], (await run(['apagar']))[0], await counted()]).toEqual([2, 2, 0]);
  });

  it('makes the agency and its first operator, and says so again without doing it again', async () => {
    const args = agencia('11.222.333/0001-81', 'sul@itape.test');
    expect(await run(args)).toEqual([
      0,
      [
        'A agência Agência Sul (CNPJ 11.222.333/0001-81) foi criada.',
        'O provedor de acesso enviou o convite a sul@itape.test.',
      ],
    ]);
    const calls = identity.calls.length;
    expect(await run(args)).toEqual([0, ['A agência Agência Sul (CNPJ 11.222.333/0001-81) já existe; nada mudou.']]);
    expect([identity.calls.length, await counted()]).toEqual([calls, 1]);
    expect(await database.db.selectFrom('agencia_auditoria').select('autor_sub').execute()).toEqual([
      { autor_sub: 'linha de comando' },
    ]);
  });

  it('keeps the agency where the provider is away, and says that the product goes on with it', async () => {
    identity.before.step = () => Promise.reject(new IdentityAway('no answer'));
    const [code, said] = await run(agencia('11444777000161', 'norte@itape.test', 'Agência Norte'));
    expect([code, said[1], said[2]]).toEqual([
      0,
      'O provedor de acesso: no answer.',
      'O convite ainda não saiu; o produto tenta de novo por si quando estiver no ar.',
    ]);
  });

  it('ends with a failure where the address has an access already, here or at the provider', async () => {
    identity.add({ email: 'cliente@itape.test' });
    const [code, said] = await run(agencia('00000000000191', 'cliente@itape.test', 'Agência Leste'));
    expect([code, said.at(-1)]).toEqual([
      1,
      'O convite foi recusado: cliente@itape.test já tem um acesso à Itapê. Corrija o e-mail na página Agências.',
    ]);
    expect(await run(agencia('33.000.167/0001-01', 'sul@itape.test'))).toEqual([
      1,
      ['Este e-mail já é de um operador. Use outro e-mail para o responsável.'],
    ]);
  });

  it('leaves the invitation to the product where the provider is in its process', async () => {
    const [code, said] = await run(agencia('33.000.167/0001-01', 'oeste@itape.test', 'Agência Oeste'), false);
    expect([code, said.at(-1)]).toEqual([0, 'O convite a oeste@itape.test sai quando o produto estiver no ar.']);
  });
});

describe('criar-admin', () => {
  const admin = (email: string) => run(['criar-admin', '--email', email]);

  it('invites the first one, and changes nothing the second time', async () => {
    expect((await admin('alda@itape.test'))[1]).toEqual([
      'O provedor de acesso enviou o convite a alda@itape.test, que entra como Admin.',
    ]);
    expect(await admin('alda@itape.test')).toEqual([0, ['alda@itape.test já é Admin; nada mudou.']]);
  });

  it('gives the group to a person who signs in already, and to nobody whose address is not confirmed', async () => {
    const { sub } = identity.add({ email: 'bia@itape.test' });
    expect(await admin('bia@itape.test')).toEqual([0, ['bia@itape.test já tinha acesso e agora é Admin.']]);
    expect(identity.calls).toContain(`signOut ${sub}`);
    const { grupos } = identity.add({ email: 'caio@itape.test', estado: 'outro' });
    expect([(await admin('caio@itape.test'))[0], grupos.size]).toEqual([1, 0]);
  });

  it('fails with the reason where the provider is away, and points to the test account without one', async () => {
    identity.before.step = () => Promise.reject(new IdentityAway('no answer'));
    expect(await admin('x@itape.test')).toEqual([1, [expect.stringContaining('no answer')]]);
    expect(await run(['criar-admin', '--email', 'x@itape.test'], false)).toEqual([
      1,
      [expect.stringContaining('admin@itape.test')],
    ]);
  });
});
