import { type StartedIdentity, startIdentity } from '../testing/startIdentity';
import { CALLBACK, injected, startBrowser, type Browser } from '../testing/browser';

describe('the hosted pages', () => {
  let idp: StartedIdentity;
  let browser: Browser;
  beforeEach(async () => {
    idp = await startIdentity();
    browser = startBrowser(injected(idp.app));
  });
  afterEach(() => idp.app.close());

  it('signs a Google person in: account page, callback with code and state, tokens', async () => {
    const page = await browser.authorize({ identity_provider: 'Google', state: 's1' });
    expect(page.body).toContain('Entrar com Google (simulado)');
    expect(page.body).toContain('maria@gmail.test');
    expect(page.body).not.toContain('privaterelay');

    const back = await browser.submit({ account: 'Google_100000000000000000002' });
    expect(back.target).toMatch(/^http:\/\/localhost:8080\/callback\/\?code=.+&state=s1$/);
    const tokens = await browser.exchange(back.code);
    expect(await idp.identity.readProfile(tokens.access_token)).toEqual({
      sub: '00000000-0000-4000-8000-000000000003',
      email: 'maria@gmail.test',
      emailVerificado: true,
      nome: 'Maria Completa',
      provedor: 'google',
    });
    expect((await idp.identity.verifyToken(tokens.access_token)).grupos).toEqual([]);
  });

  it('knows an Apple person whose name stays hidden', async () => {
    await browser.authorize({ identity_provider: 'SignInWithApple' });
    const { code } = await browser.submit({ account: 'SignInWithApple_000001.a1b2c3d4e5f6.0001' });
    const { access_token: token } = await browser.exchange(code);
    expect(await idp.identity.readProfile(token)).toMatchObject({ nome: null, provedor: 'apple' });
  });

  it('lets any other address in, and the same address is the same person', async () => {
    const enter = async (email: string) => {
      await browser.authorize({ identity_provider: 'Google', prompt: 'select_account' });
      const { code } = await browser.submit({ email, name: 'Zé <b>' });
      return idp.identity.readProfile((await browser.exchange(code)).access_token);
    };
    const first = await enter('ze@gmail.test');
    expect(first).toMatchObject({ email: 'ze@gmail.test', nome: 'Zé <b>' });
    expect((await enter(' Ze@Gmail.test')).sub).toBe(first.sub);
    expect((await browser.authorize({ identity_provider: 'Google', prompt: 'login' })).body).toContain('Zé &lt;b&gt;');
  });

  it('asks again when the other address is none', async () => {
    await browser.authorize({ identity_provider: 'Google' });
    expect((await browser.submit({ email: 'nobody' })).target).toContain('/_idp/idp/google?tx=');
  });

  it('tells the client when the person cancels', async () => {
    await browser.authorize({ identity_provider: 'Google', state: 's2' });
    const { target } = await browser.submit({ cancel: '1' });
    expect(target).toContain('error=access_denied');
    expect(target).toContain('state=s2');
  });

  it('signs the own user in and carries the groups and the nonce', async () => {
    await browser.authorize({ nonce: 'n1' });
    const { code } = await browser.submit({ username: 'responsavel@itape.test', password: 'senha123' });
    const tokens = await browser.exchange(code);
    expect((await idp.identity.verifyToken(tokens.access_token)).grupos).toEqual(['Agencia', 'AgenciaResponsavel']);
    expect(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString()).toContain('"nonce":"n1"');
  });

  it.each([
    ['cliente@itape.test', 'wrong1', 'E-mail ou senha incorretos.'],
    ['ninguem@itape.test', 'senha123', 'E-mail ou senha incorretos.'],
    ['temporaria@itape.test', 'temp1234', 'Confirme a conta ou troque a senha no aplicativo.'],
    ['nao.confirmado@itape.test', 'senha123', 'Confirme a conta ou troque a senha no aplicativo.'],
  ])('keeps %s with %s on the page', async (username, password, text) => {
    await browser.authorize({});
    const page = await browser.submit({ username, password });
    expect(page.status).toBe(401);
    expect(page.body).toContain(`role="alert">${text}`);
  });

  it('makes a guesser wait', async () => {
    await browser.authorize({});
    for (let i = 0; i < 5; i++) await browser.submit({ username: 'cliente@itape.test', password: 'wrong1' });
    const page = await browser.submit({ username: 'cliente@itape.test', password: 'senha123' });
    expect(page.body).toContain('Muitas tentativas');
  });

  it('sends a disabled user back without a code', async () => {
    await browser.authorize({});
    const { target } = await browser.submit({ username: 'desativado@itape.test', password: 'senha123' });
    expect(target).toContain('error_description=User+is+disabled.');
    expect(target).not.toContain('code=');
  });

  it('asks nothing the second time, until the person signs out', async () => {
    await browser.authorize({ identity_provider: 'Google' });
    await browser.submit({ account: 'Google_100000000000000000002' });
    expect((await browser.authorize({ identity_provider: 'Google' })).target).toContain('code=');
    expect((await browser.authorize({ identity_provider: 'SignInWithApple' })).body).toContain('Entrar com Apple');
    expect((await browser.authorize({ identity_provider: 'COGNITO' })).body).toContain('Senha');

    expect((await browser.logout('http://localhost:8080/home')).target).toBe('http://localhost:8080/home');
    expect((await browser.authorize({ identity_provider: 'Google' })).body).toContain('Escolha uma conta');
    expect((await browser.authorize({ prompt: 'none' })).target).toContain('error=login_required');
  });

  it.each(['http://localhost:8080/callback', 'http://127.0.0.1:8080/callback/', 'itape://localhost/callback/'])(
    'goes back to %s',
    async (redirectUri) => {
      await browser.authorize({ identity_provider: 'Google', redirect_uri: redirectUri });
      const { target, code } = await browser.submit({ account: 'Google_100000000000000000002' });
      expect(target?.startsWith(`${redirectUri}?code=`)).toBe(true);
      expect((await browser.exchange(code, { redirect_uri: redirectUri })).token_type).toBe('Bearer');
    },
  );

  it('forbids scripts, frames and storage of its pages', async () => {
    const { headers } = await browser.authorize({});
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('describes itself, with the keys that its tokens are signed with', async () => {
    const read = async (name: string) =>
      (await idp.app.inject(`/_idp/sa-east-1_ItapeLocal/.well-known/${name}`)).json<Record<string, unknown>>();
    expect(await read('openid-configuration')).toMatchObject({
      issuer: 'http://localhost:8080/_idp/sa-east-1_ItapeLocal',
      authorization_endpoint: 'http://localhost:8080/_idp/oauth2/authorize',
    });
    const { keys } = await read('jwks.json');
    expect(keys).toEqual([idp.identity.context.key.publicJwk]);
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });

  it('redirects to no address that the client did not register', async () => {
    for (const redirectUri of [
      'https://evil.test/callback/',
      `${CALLBACK}../evil`,
      'http://localhost:8080.evil.test/callback/',
      'http://localhost:9999/callback/',
    ]) {
      const page = await browser.authorize({ redirect_uri: redirectUri });
      expect(page).toMatchObject({ status: 400, target: undefined });
    }
    expect((await browser.authorize({ client_id: 'other' })).status).toBe(400);
    expect((await browser.logout('https://evil.test/')).status).toBe(400);
  });
});
