import { sql } from 'kysely';
import type { NovaConta } from '../../../src/domain/wire/conta/conta';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Grupo } from '../../../src/domain/sessao/grupos';
import { createConta } from '../createConta';
import { insertOperador } from '../../agencia/testdata/agencia';
import type { Server } from '../../createServer';
import type { Email } from '../../platform/outbox/outbox';
import type { IdentityProfile } from '../../identity/users/profileReader';
import { seedUsers } from '../../identity/users/seed';
import { umComprador } from '../../pedidos/testdata/comprador';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await insertOperador(db(), 'agente');
});
afterAll(() => server.close());

const CPFS = ['52998224725', '11144477735', '71000000680', '39053344705', '15350946056', '16899535009'];
/** The test identity says that `ana` is `ana@itape.test`, own login. */
const umaConta = (sub: string, change: Partial<NovaConta> = {}): NovaConta => ({
  nome: 'Ana Souza',
  cpf: CPFS[0] ?? '',
  dataNascimento: '1990-05-17',
  celular: '+5511987654321',
  termosAceite: true,
  email: `${sub}@itape.test`,
  provedorTipo: 1,
  ...change,
});

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  sub: string,
  payload?: object,
  ...grupos: Grupo[]
) => server.app.inject({ method, url, headers: signedInAs(sub, ...grupos), ...(payload ? { payload } : {}) });
const erros = (answer: { json: () => unknown }) =>
  (answer.json() as { erros: { codigo: string; mensagem: string; campo?: string }[] }).erros;
const db = () => server.services.database.db;

describe('registration', () => {
  it('is incomplete until the conta is made, and then shows it [§7.GET-Conta-ObterPorCognitoId, §7.POST-Conta, §3.conta.3, §3.conta.4]', async () => {
    expect((await call('GET', '/api/Conta/ObterPorCognitoId', 'ana')).json()).toEqual({ data: null });
    const made = await call('POST', '/api/Conta', 'ana', umaConta('ana'));
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ data: { nome: 'Ana Souza', email: 'ana@itape.test', cpf: CPFS[0] } });
    expect((await call('GET', '/api/Conta/ObterPorCognitoId', 'ana')).json()).toEqual(made.json());
  });

  it('happens once a person and once a CPF, and the first message says so [RG1, RG3]', async () => {
    const again = await call('POST', '/api/Conta', 'ana', umaConta('ana', { cpf: CPFS[1] ?? '' }));
    expect([again.statusCode, erros(again)[0]?.mensagem]).toEqual([409, 'Conta já existe.']);
    const sameCpf = await call('POST', '/api/Conta', 'bia', umaConta('bia', { cpf: '529.982.247-25' }));
    expect([sameCpf.statusCode, erros(sameCpf)[0]?.codigo]).toEqual([409, 'CPF_JA_CADASTRADO']);
  });

  it('takes e-mail and provider from the login, whatever the body says [§3.cadastro.2]', async () => {
    const refused = await call(
      'POST',
      '/api/Conta',
      'caio',
      umaConta('caio', { email: 'outra@itape.test', provedorTipo: 2 }),
    );
    expect([refused.statusCode, erros(refused).map(({ campo }) => campo)]).toEqual([400, ['email', 'provedorTipo']]);
  });

  it.each([2, 3, 5])('refuses provider %d to an own login [§3.provedores.1]', async (provedorTipo) => {
    const refused = await call('POST', '/api/Conta', 'caio', umaConta('caio', { provedorTipo }));
    expect([refused.statusCode, erros(refused).map(({ campo }) => campo)]).toEqual([400, ['provedorTipo']]);
  });

  it.each([
    [4, 'davi', '86288366757'],
    [6, 'elis', '74682489070'],
  ])('takes the entry channel %d of an own login from the body [§3.provedores.1]', async (provedorTipo, sub, cpf) => {
    const made = await call('POST', '/api/Conta', sub, umaConta(sub, { provedorTipo, cpf }));
    expect([made.statusCode, made.json()]).toMatchObject([201, { data: { provedorTipo } }]);
    await db().deleteFrom('conta').where('cognito_id', '=', sub).execute();
  });

  it('takes no channel for a login that its provider made', async () => {
    const google: IdentityProfile = {
      sub: 'google_1',
      email: 'g@itape.test',
      emailVerificado: true,
      nome: null,
      provedor: 'google',
    };
    const nova = umaConta('g', { email: google.email, provedorTipo: 4 });
    const made = server.services.database.transaction((tx) => createConta(tx, google, nova));
    await expect(made).rejects.toMatchObject({ status: 400 });
  });

  it('refuses with the words of the form', async () => {
    const young = await call('POST', '/api/Conta', 'caio', umaConta('caio', { dataNascimento: '2020-01-01' }));
    expect(erros(young)).toEqual([
      { codigo: 'IDADE_MINIMA', mensagem: 'Deve ser maior que 13 anos', campo: 'dataNascimento' },
    ]);
    const wrong = await call('POST', '/api/Conta', 'caio', umaConta('caio', { nome: 'Caio', cpf: '11111111111' }));
    expect(
      erros(wrong)
        .map(({ mensagem }) => mensagem)
        .sort(),
    ).toEqual(['Informe um CPF válido', 'Informe um nome válido']);
    const extra = await call('POST', '/api/Conta', 'caio', { ...umaConta('caio'), cognitoId: 'admin' });
    expect(extra.statusCode).toBe(400);
  });

  it('needs a login', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/api/Conta', payload: umaConta('x') })).statusCode).toBe(
      401,
    );
  });

  it('was done before for the seeded people who have a conta', async () => {
    const [cliente, nova] = await Promise.all(
      [seedUsers.cliente, seedUsers.novaContaGoogle].map(({ sub }) => call('GET', '/api/Conta/ObterPorCognitoId', sub)),
    );
    expect(cliente?.json()).toMatchObject({ data: { email: 'cliente@itape.test' } });
    expect(nova?.json()).toEqual({ data: null });
  });
});

describe('a conta', () => {
  it('can be changed by its owner, but for e-mail and CPF [§7.PUT-Conta, MA1]', async () => {
    const change = { nome: 'Ana Souza Lima', dataNascimento: '1991-01-01', celular: '+5521987654321' };
    expect((await call('PUT', '/api/Conta', 'ana', change)).json()).toMatchObject({
      data: { ...change, cpf: CPFS[0] },
    });
    expect((await call('PUT', '/api/Conta', 'ana', { ...change, cpf: CPFS[2] })).statusCode).toBe(400);
    expect((await call('PUT', '/api/Conta', 'ana', { ...change, dataNascimento: '2020-01-01' })).statusCode).toBe(400);
    expect((await call('PUT', '/api/Conta', 'ninguem', change)).statusCode).toBe(404);
  });

  it('is found by e-mail or CPF by its owner, masked by an operator, and does not exist for anybody else [EN1, §7.GET-Conta-ObterPorEmail, §7.GET-Conta-ObterPorCpf]', async () => {
    const lookups = ['/api/Conta/ObterPorEmail?email=ANA@itape.test', `/api/Conta/ObterPorCpf?cpf=${CPFS[0]}`];
    for (const url of lookups) {
      expect((await call('GET', url, 'ana')).json()).toMatchObject({ data: { cpf: CPFS[0] } });
      expect((await call('GET', url, 'bia')).json()).toEqual({ data: null });
      expect((await call('GET', url, 'sem-cadastro', undefined, 'Agencia')).json()).toEqual({ data: null });
      const seen = await call('GET', url, 'agente', undefined, 'Agencia');
      expect(seen.json()).toMatchObject({ data: { mascarada: true, email: 'a***@itape.test' } });
      expect(Object.keys(seen.json<{ data: object }>().data).sort()).toEqual(
        ['celular', 'cpf', 'email', 'id', 'mascarada', 'nome'].sort(),
      );
      expect(seen.body).not.toMatch(new RegExp(`${CPFS[0]}|1990|1991|987654321|Souza`));
    }
    const looks = await db().selectFrom('consulta_pessoal').selectAll().orderBy('em').execute();
    expect(looks.map(({ autor, alvo, motivo, alvo_id }) => [autor, alvo, motivo, alvo_id !== null])).toEqual([
      ['agente', 'conta', 'busca_email', true],
      ['agente', 'conta', 'busca_cpf', true],
    ]);
    await expect(db().updateTable('consulta_pessoal').set({ autor: 'outro' }).execute()).rejects.toThrow('append only');
    expect((await call('GET', '/api/Conta/ObterPorEmail?email=ninguem@itape.test', 'bia')).json()).toEqual({
      data: null,
    });
  });

  it('forgets its owner when it is deleted, and the person may register again [§7.DELETE-Conta]', async () => {
    await call('POST', '/api/Conta', 'davi', umaConta('davi', { cpf: CPFS[3] ?? '' }));
    expect((await call('DELETE', '/api/Conta', 'davi')).statusCode).toBe(204);
    expect((await call('GET', '/api/Conta/ObterPorCognitoId', 'davi')).json()).toEqual({ data: null });
    const left = await db().selectFrom('conta').selectAll().where('excluido_em', 'is not', null).execute();
    expect(JSON.stringify(left)).not.toMatch(/davi|39053344705|Ana Souza/);
    expect((await call('POST', '/api/Conta', 'davi', umaConta('davi', { cpf: CPFS[3] ?? '' }))).statusCode).toBe(201);
  });

  it('is not deleted in the middle of a purchase [OC12]', async () => {
    await call('POST', '/api/Conta', 'eva', umaConta('eva', { cpf: CPFS[4] ?? '' }));
    await umComprador(server, 'eva').order([1]);
    const refused = await call('DELETE', '/api/Conta', 'eva');
    expect([refused.statusCode, erros(refused)[0]?.codigo]).toEqual([409, 'PEDIDO_EM_ANDAMENTO']);
  });
});

describe('changing the e-mail', () => {
  const request = (email: string) => call('POST', '/api/Conta/SolicitarAlteracaoEmail', 'ana', { email });
  const confirm = (codigo: string) => call('POST', '/api/Conta/ConfirmarEmail', 'ana', { codigo });
  const lastMail = async (para: string): Promise<Email | undefined> => {
    const rows = await db().selectFrom('caixa_saida').select('corpo').orderBy('criado_em', 'desc').execute();
    return rows.map(({ corpo }) => corpo as Email).find((one) => one.para === para);
  };
  const lastCode = async (para: string): Promise<string> => (await lastMail(para))?.codigo ?? '';
  const wrong = (codigo: string) => (codigo === '000000' ? '000001' : '000000');

  it('takes the code that went to the new address [§7.POST-Conta-SolicitarAlteracaoEmail, §7.POST-Conta-ConfirmarEmail]', async () => {
    expect((await request('nova@itape.test')).json()).toEqual({ data: { destino: 'n***@i***' } });
    const codigo = await lastCode('nova@itape.test');
    expect(erros(await confirm(wrong(codigo)))[0]?.codigo).toBe('CODIGO_INVALIDO');
    expect((await confirm(codigo)).json()).toMatchObject({ data: { email: 'nova@itape.test' } });
    expect(erros(await confirm(codigo))[0]?.codigo).toBe('CODIGO_EXPIRADO');
  });

  it('writes to the new address in the language of the page, and names it', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/api/Conta/SolicitarAlteracaoEmail',
      headers: { ...signedInAs('ana'), 'x-idioma': 'es' },
      payload: { email: 'nueva@itape.test' },
    });
    expect(await lastMail('nueva@itape.test')).toMatchObject({
      assunto: expect.stringMatching(/^Confirme su nuevo correo/),
      idioma: 'es',
    });
  });

  it('kills a code after five wrong tries', async () => {
    await request('outra@itape.test');
    const codigo = await lastCode('outra@itape.test');
    for (let attempt = 0; attempt < 5; attempt += 1) await confirm(wrong(codigo));
    expect(erros(await confirm(codigo))[0]?.codigo).toBe('CODIGO_EXPIRADO');
  });

  it('refuses a code of more than ten minutes ago', async () => {
    await request('tarde@itape.test');
    await db()
      .updateTable('conta_troca_email')
      .set({ expira_em: sql<Date>`now()` })
      .execute();
    expect(erros(await confirm(await lastCode('tarde@itape.test')))[0]?.codigo).toBe('CODIGO_EXPIRADO');
  });

  it('answers the same for an address that has a conta, and sends it nothing [EN1]', async () => {
    expect((await request('cliente@itape.test')).json()).toEqual({ data: { destino: 'c***@i***' } });
    expect(await lastCode('cliente@itape.test')).toBe('');
  });

  it('keeps the code itself nowhere but in the e-mail', async () => {
    await request('segredo@itape.test');
    const codigo = await lastCode('segredo@itape.test');
    const rows = await db().selectFrom('conta_troca_email').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(codigo);
    const lives = sql<number>`round(extract(epoch from expira_em - now()) / 60)::int`.as('minutos');
    expect(await db().selectFrom('conta_troca_email').select(lives).execute()).toEqual([{ minutos: 10 }]);
  });
});

describe('the terms of use', () => {
  it.each(['/api/Contrato', '/api/Contrato/'])(
    'are open to everybody at %s [§7.GET-Contrato, §3.contrato.1]',
    async (url) => {
      const answer = await server.app.inject({ url });
      expect(answer.json()).toEqual({ data: { versao: 1, conteudo: expect.stringContaining('<h1>Termos de uso') } });
    },
  );
});

describe('the operator’s session', () => {
  const login = () => call('POST', '/api/LoginPraxio', 'ana');
  const cached = () => call('GET', '/api/LoginPraxio/LoginCache', 'ana');

  it('is made without a body, comes back from the cache, and is made anew on demand [§7.POST-LoginPraxio, §7.GET-LoginPraxio-LoginCache, §3.sessao.1, §3.sessao.2]', async () => {
    expect((await cached()).json()).toEqual({ data: null });
    const first = (await login()).json<{ data: { sessaoClientId: string; loginDate: string; expiraEm: string } }>()
      .data;
    expect(first).toMatchObject({ estabelecimentoId: 1, cache: false });
    expect(Date.parse(first.expiraEm) - Date.parse(first.loginDate)).toBe(10 * 3_600_000);
    expect((await cached()).json()).toEqual({ data: { ...first, cache: true } });
    const second = (await login()).json<{ data: { sessaoClientId: string; cache: boolean } }>().data;
    expect(second.cache).toBe(false);
    expect(second.sessaoClientId).not.toBe(first.sessaoClientId);
  });

  it('is over after ten hours by the server’s clock [§9.recheck.3]', async () => {
    await login();
    await db()
      .updateTable('sessao_praxio')
      .set({ login_em: sql<Date>`now() - interval '10 hours 1 second'` })
      .execute();
    expect((await cached()).json()).toEqual({ data: null });
  });

  it('needs a login', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/api/LoginPraxio' })).statusCode).toBe(401);
  });
});
