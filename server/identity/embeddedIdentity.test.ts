import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openIdentity } from './embeddedIdentity';
import { seedUsers } from './users/seed';
import { PUBLIC_URL, startIdentity } from './testing/startIdentity';

describe('the embedded provider', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'identity-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const file = () => join(folder, 'data', 'identity.json');

  it('keeps users, sessions and its key over a restart, in a file that only its owner reads', async () => {
    const first = await startIdentity({ file: file() });
    const tokens = await first.signIn('cliente@itape.test');
    first.administration.disable('admin@itape.test');
    await first.app.close();

    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'data'))).toEqual(['identity.json']);
    const second = await startIdentity({ file: file() });
    expect((await second.identity.readProfile(tokens.AccessToken)).email).toBe('cliente@itape.test');
    expect(await second.call('GetTokensFromRefreshToken', { RefreshToken: tokens.RefreshToken })).toHaveProperty(
      'AuthenticationResult',
    );
    await expect(second.signIn('admin@itape.test')).rejects.toThrow('User is disabled.');
  });

  it('writes no password, refresh token or code to the file', async () => {
    const idp = await startIdentity({ file: file() });
    const { RefreshToken } = await idp.signIn('cliente@itape.test');
    await idp.call('ForgotPassword', { Username: 'cliente@itape.test' });
    const text = readFileSync(file(), 'utf8');
    for (const secret of ['senha123', 'temp1234', RefreshToken, `"${idp.codeFor('cliente@itape.test')}"`])
      expect(text).not.toContain(secret);
  });

  it.each(['{ "version": 0 }', '{ cut off'])('sets a file aside that says %s, and starts anew', async (text) => {
    writeFileSync(join(folder, 'identity.json'), text);
    const idp = await startIdentity({ file: join(folder, 'identity.json') });
    await idp.signIn('cliente@itape.test');
    expect(readFileSync(join(folder, 'identity.json.old'), 'utf8')).toBe(text);
  });

  it('never runs in production', () => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      expect(() => openIdentity({ publicUrl: PUBLIC_URL, file: null })).toThrow('must not run in production');
    } finally {
      process.env.NODE_ENV = before;
    }
  });

  it('seeds the people of the contract, each with a sub that never changes', async () => {
    const list = (await startIdentity()).administration.list();
    expect(new Map(list.map((user) => [user.email, user.sub]))).toEqual(
      new Map(Object.values(seedUsers).map(({ email, sub }) => [email, sub])),
    );
    expect(list.filter(({ status }) => status !== 'CONFIRMED' && status !== 'EXTERNAL_PROVIDER')).toMatchObject([
      { email: 'temporaria@itape.test', status: 'FORCE_CHANGE_PASSWORD' },
      { email: 'nao.confirmado@itape.test', status: 'UNCONFIRMED' },
      { email: 'redefinir@itape.test', status: 'RESET_REQUIRED' },
    ]);
    expect(list.filter(({ enabled }) => !enabled).map(({ email }) => email)).toEqual(['desativado@itape.test']);
  });

  it('configures a browser for the very origin that it came by', () => {
    const { configFor } = openIdentity({ publicUrl: PUBLIC_URL, file: null });
    expect(configFor('http://127.0.0.1:8080')).toEqual({
      userPoolId: 'sa-east-1_ItapeLocal',
      clientId: 'itapelocalwebclient0000001',
      endpoint: 'http://127.0.0.1:8080/_idp/cognito-idp/',
      hostedUiDomain: '127.0.0.1:8080/_idp',
      confirmacao: 'codigo',
      localHttp: true,
      redirectSignIn: ['http://127.0.0.1:8080/callback/'],
      redirectSignOut: ['http://127.0.0.1:8080/home'],
    });
  });

  it('lets an administrator create, regroup, disable and enable', async () => {
    const idp = await startIdentity();
    const { administration } = idp;
    const novo = {
      email: 'Novo@itape.test',
      nome: 'Novo Operador',
      grupos: ['Agencia' as const],
      senhaTemporaria: 'temp1234',
    };
    expect(administration.createUser(novo)).toMatchObject({
      email: 'novo@itape.test',
      status: 'FORCE_CHANGE_PASSWORD',
    });
    expect(() => administration.createUser(novo)).toThrow('User already exists');
    await expect(idp.signIn('novo@itape.test', 'temp1234')).rejects.toThrow('NEW_PASSWORD_REQUIRED');

    administration.setGrupos('cliente@itape.test', ['Admin']);
    const { AccessToken } = await idp.signIn('cliente@itape.test');
    expect((await idp.identity.verifyToken(AccessToken)).grupos).toEqual(['Admin']);
    administration.disable('cliente@itape.test');
    await expect(idp.signIn('cliente@itape.test')).rejects.toThrow('User is disabled.');
    administration.enable('cliente@itape.test');
    await idp.signIn('cliente@itape.test');
    expect(() => administration.disable('ninguem@itape.test')).toThrow('User does not exist.');
  });
});
