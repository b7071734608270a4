import type { AcessoOperador, Operador, RegistroAuditoria } from '../../../../src/domain/wire/agencia/operadores';
import { START_MS } from '../../../../tests/support/startMs';
import { startServer } from '../../../../tests/support/startServer';
import { seedOperadores } from '../seedOperadores';
import type { Server } from '../../../createServer';
import { seedUsers } from '../../../identity/users/seed';
import { SEED_PASSWORD } from '../../../identity/passwords/seedPasswords';

let server: Server;

beforeAll(async () => {
  server = await startServer({ realIdentity: true });
}, START_MS);
afterAll(() => server.close());

const clientId = () => server.services.identity.configFor('http://localhost:8080').clientId;
interface SignIn {
  AuthenticationResult?: { AccessToken: string; RefreshToken: string };
  ChallengeName?: string;
  Session?: string;
  __type?: string;
  message?: string;
}
const idp = async (operation: string, payload: object): Promise<SignIn> => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/_idp/cognito-idp/',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    payload: JSON.stringify({ ClientId: clientId(), ...payload }),
  });
  return reply.json<SignIn>();
};
const signIn = (USERNAME: string, PASSWORD: string) =>
  idp('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } });
const tokenOf = async (email: string, senha = SEED_PASSWORD) => {
  const { AuthenticationResult } = await signIn(email, senha);
  return { authorization: `Bearer ${AuthenticationResult?.AccessToken ?? ''}` };
};

const call = (
  headers: Record<string, string>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => server.app.inject({ method, url: `/api/Agencia/${url}`, headers, ...(payload && { payload }) });
const codigo = (reply: { json: () => unknown }) =>
  (reply.json() as { erros?: { codigo: string }[] }).erros?.[0]?.codigo;
const dataOf = <T>(reply: { json: () => unknown }): T => (reply.json() as { data: T }).data;

const limites = { limiteCaixaCentavos: 100_000, limiteDescontoPontos: 500, comissaoPontos: 250 };
const novo = { nome: 'Bia Souza', email: 'bia@itape.test', papel: 'operador', ...limites };

describe('the operators of an establishment', () => {
  let rui: Record<string, string>;
  let bia: Operador;
  let senha = '';
  beforeAll(async () => {
    rui = await tokenOf(seedUsers.responsavel.email);
  });

  it('are for the supervisor alone', async () => {
    const ana = await tokenOf(seedUsers.agencia.email);
    expect((await call(ana, 'GET', 'Operadores')).statusCode).toBe(403);
    const all = dataOf<Operador[]>(await call(rui, 'GET', 'Operadores'));
    expect(all.map(({ nome, proprio }) => [nome, proprio])).toEqual([
      ['Ana Agência', false],
      ['Rui Responsável', true],
    ]);
  });

  it('are made with a temporary password, which is shown once and must be replaced', async () => {
    const made = await call(rui, 'POST', 'Operadores', novo);
    expect(made.statusCode).toBe(201);
    const { operador, senhaTemporaria } = dataOf<AcessoOperador>(made);
    [bia, senha] = [operador, senhaTemporaria];
    expect(bia).toMatchObject({ situacao: 'ativo', papel: 'operador', ...limites });
    const asked = await signIn('bia@itape.test', senha);
    expect(asked.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    const done = await idp('RespondToAuthChallenge', {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: asked.Session,
      ChallengeResponses: { USERNAME: 'bia@itape.test', NEW_PASSWORD: 'nova123' },
    });
    const token = { authorization: `Bearer ${done.AuthenticationResult?.AccessToken ?? ''}` };
    expect((await call(token, 'GET', 'Caixas/Atual')).statusCode).toBe(200);
    expect((await call(token, 'GET', 'Operadores')).statusCode).toBe(403);
    const outbox = await server.services.database.db.selectFrom('caixa_saida').selectAll().execute();
    expect(JSON.stringify(outbox.map(({ corpo }) => corpo))).not.toContain(senhaTemporaria);
    expect(JSON.stringify(outbox.map(({ corpo }) => corpo))).toContain('bia@itape.test');
  });

  it('are not made twice, nor of somebody who has an access already', async () => {
    expect(codigo(await call(rui, 'POST', 'Operadores', novo))).toBe('EMAIL_EM_USO');
    expect(codigo(await call(rui, 'POST', 'Operadores', { ...novo, email: 'cliente@itape.test' }))).toBe(
      'EMAIL_EM_USO',
    );
    expect(codigo(await call(rui, 'POST', 'Operadores', { ...novo, email: 'temporaria@itape.test' }))).toBe(
      'EMAIL_EM_USO',
    );
    expect(dataOf<Operador[]>(await call(rui, 'GET', 'Operadores'))).toHaveLength(3);
  });

  it('lose everything at once when they are blocked, whatever token they hold', async () => {
    const { AuthenticationResult } = await signIn('bia@itape.test', 'nova123');
    const token = { authorization: `Bearer ${AuthenticationResult?.AccessToken ?? ''}` };
    expect(dataOf<Operador>(await call(rui, 'POST', `Operadores/${bia.id}/Bloqueio`)).situacao).toBe('bloqueado');
    const refused = await call(token, 'GET', 'Caixas/Atual');
    expect([refused.statusCode, codigo(refused)]).toEqual([401, 'TOKEN_INVALIDO']);
    const pedidos = await server.app.inject({ url: '/api/Pedidos', headers: token });
    expect(pedidos.statusCode).toBe(401);
    expect((await signIn('bia@itape.test', 'nova123')).message).toBe('User is disabled.');
    const renewed = await idp('GetTokensFromRefreshToken', { RefreshToken: AuthenticationResult?.RefreshToken });
    expect(renewed.AuthenticationResult).toBeUndefined();
    expect(codigo(await call(rui, 'POST', `Operadores/${bia.id}/Acesso`))).toBe('OPERADOR_BLOQUEADO');
  });

  it('come back when they are unblocked', async () => {
    expect(dataOf<Operador>(await call(rui, 'DELETE', `Operadores/${bia.id}/Bloqueio`)).situacao).toBe('ativo');
    const token = await tokenOf('bia@itape.test', 'nova123');
    expect((await call(token, 'GET', 'Caixas/Atual')).statusCode).toBe(200);
  });

  it('get another temporary password, and the old one is worth nothing', async () => {
    const reset = dataOf<AcessoOperador>(await call(rui, 'POST', `Operadores/${bia.id}/Acesso`));
    expect((await signIn('bia@itape.test', 'nova123')).__type).toBe('NotAuthorizedException');
    expect((await signIn('bia@itape.test', reset.senhaTemporaria)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  it('take another role and other limits, of the version that was on screen', async () => {
    const { versao } = dataOf<Operador[]>(await call(rui, 'GET', 'Operadores')).find(
      ({ id }) => id === bia.id,
    ) as Operador;
    const edit = { papel: 'responsavel', ...limites, comissaoPontos: 400, versao };
    const edited = await call(rui, 'PUT', `Operadores/${bia.id}`, edit);
    expect(dataOf<Operador>(edited)).toMatchObject({ papel: 'responsavel', comissaoPontos: 400 });
    expect(codigo(await call(rui, 'PUT', `Operadores/${bia.id}`, edit))).toBe('OPERADOR_MUDOU');
  });

  it('leave a trail of who did what, without a person’s data', async () => {
    const trail = dataOf<RegistroAuditoria[]>(await call(rui, 'GET', `Operadores/${bia.id}/Auditoria`));
    expect(trail.map(({ acao }) => acao)).toEqual([
      'editado',
      'acesso_redefinido',
      'desbloqueado',
      'bloqueado',
      'criado',
    ]);
    expect(trail[0]).toMatchObject({
      autor: 'Rui Responsável',
      antes: { papel: 'operador', comissaoPontos: 250 },
      depois: { papel: 'responsavel', comissaoPontos: 400 },
    });
    expect(JSON.stringify(trail)).not.toMatch(/bia@|Bia Souza/);
  });

  it('keep the supervisor from locking themselves out, and strangers from being found', async () => {
    const own = seedOperadores.responsavel.id;
    expect(codigo(await call(rui, 'POST', `Operadores/${own}/Bloqueio`))).toBe('PROPRIO_ACESSO');
    expect(codigo(await call(rui, 'POST', `Operadores/${own}/Acesso`))).toBe('PROPRIO_ACESSO');
    const versao = 1;
    expect(codigo(await call(rui, 'PUT', `Operadores/${own}`, { papel: 'operador', ...limites, versao }))).toBe(
      'PROPRIO_ACESSO',
    );
    for (const id of ['nada', '00000000-0000-7000-8000-000000000000']) {
      expect((await call(rui, 'POST', `Operadores/${id}/Bloqueio`)).statusCode).toBe(404);
      expect((await call(rui, 'GET', `Operadores/${id}/Auditoria`)).statusCode).toBe(404);
    }
  });

  it('act by the role that the database knows now, not by an older token', async () => {
    const { db } = server.services.database;
    await db
      .updateTable('agencia_operador')
      .set({ papel: 'operador' })
      .where('id', '=', seedOperadores.responsavel.id)
      .execute();
    expect(codigo(await call(rui, 'GET', 'Operadores'))).toBe('SOMENTE_RESPONSAVEL');
    await db
      .updateTable('agencia_operador')
      .set({ papel: 'responsavel' })
      .where('id', '=', seedOperadores.responsavel.id)
      .execute();
  });
});
