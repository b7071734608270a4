import { type StartedIdentity, startIdentity } from '../testing/startIdentity';
import { type Browser, injected, startBrowser } from '../testing/browser';

const MARIA = { account: 'Google_100000000000000000002' };
const MINUTE = 60_000;

describe('the OAuth endpoints under attack', () => {
  let idp: StartedIdentity;
  let browser: Browser;
  beforeEach(async () => {
    idp = await startIdentity();
    browser = startBrowser(injected(idp.app));
  });
  afterEach(() => idp.app.close());

  const codeOfMaria = async () => {
    await browser.authorize({ identity_provider: 'Google' });
    return (await browser.submit(MARIA)).code;
  };

  it('gives a code no second time, and takes back what the first time bought', async () => {
    const code = await codeOfMaria();
    const tokens = await browser.exchange(code);
    expect(await browser.exchange(code)).toEqual({ error: 'invalid_grant' });
    const renewed = await idp.call('GetTokensFromRefreshToken', { RefreshToken: tokens.refresh_token });
    expect(renewed.refusal).toBe('NotAuthorizedException: Refresh Token has been revoked');
    await expect(idp.identity.readProfile(tokens.access_token)).rejects.toMatchObject({ motivo: 'invalido' });
  });

  it('gives a code that comes twice at once to one of the two, and takes back what that one bought', async () => {
    const code = await codeOfMaria();
    const answers = await Promise.all([browser.exchange(code), browser.exchange(code)]);
    expect(answers).toContainEqual({ error: 'invalid_grant' });
    const [bought] = answers.filter(({ refresh_token: token }) => token !== undefined);
    const renewed = await idp.call('GetTokensFromRefreshToken', { RefreshToken: bought?.refresh_token });
    expect(renewed.refusal).toBe('NotAuthorizedException: Refresh Token has been revoked');
  });

  it.each([
    ['another verifier', { code_verifier: 'stolen' }],
    ['no verifier', { code_verifier: '' }],
    ['another address', { redirect_uri: 'http://localhost:8080/callback' }],
  ])('gives no token for a code with %s, and burns it', async (_, overrides) => {
    const code = await codeOfMaria();
    expect(await browser.exchange(code, overrides)).toEqual({ error: 'invalid_grant' });
    expect(await browser.exchange(code)).toEqual({ error: 'invalid_grant' });
  });

  it('gives no token to another client', async () => {
    expect(await browser.exchange(await codeOfMaria(), { client_id: 'other' })).toEqual({ error: 'invalid_client' });
  });

  it('lets a code die after five minutes', async () => {
    const code = await codeOfMaria();
    idp.later(5 * MINUTE);
    expect(await browser.exchange(code)).toEqual({ error: 'invalid_grant' });
  });

  it.each([
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'openid admin' }, 'invalid_scope'],
  ])('refuses to start with %p', async (parameters, error) => {
    expect((await browser.authorize({ ...parameters, state: 'mine' })).target).toMatch(
      new RegExp(`error=${error}.*state=mine`),
    );
  });

  it('reads a parameter that is sent twice as missing', async () => {
    const twice = await idp.app.inject('/_idp/oauth2/authorize?client_id=itapelocalwebclient0000001&client_id=x');
    expect(twice.statusCode).toBe(400);
  });

  it('ends a sign-in under way after ten minutes, on every page', async () => {
    await browser.authorize({ identity_provider: 'Google' });
    idp.later(10 * MINUTE);
    expect((await browser.submit(MARIA)).body).toContain('Sessão expirada');
    for (const page of ['login', 'idp/google', 'idp/apple'])
      expect((await idp.app.inject(`/_idp/${page}?tx=guessed`)).statusCode).toBe(400);
  });

  it('lets nobody pick a person of the other provider or of the pool', async () => {
    for (const account of ['SignInWithApple_000001.a1b2c3d4e5f6.0001', '00000000-0000-4000-8000-000000000007']) {
      await browser.authorize({ identity_provider: 'Google' });
      expect((await browser.submit({ account })).code).toBe('');
    }
  });

  it('believes no cookie it did not set', async () => {
    const url = '/_idp/oauth2/authorize?client_id=itapelocalwebclient0000001';
    const forged = await idp.app.inject({ url, headers: { cookie: 'itape_idp=00000000-0000-4000-8000-000000000007' } });
    expect(forged.headers.location ?? '').not.toContain('code=');
    expect((await browser.authorize({ prompt: 'none' })).target).toContain('login_required');
  });

  it('shows user info for a token with the scope, and for nothing else', async () => {
    const { access_token: token } = await browser.exchange(await codeOfMaria());
    const read = async (authorization: string) =>
      (await idp.app.inject({ url: '/_idp/oauth2/userInfo', headers: { authorization } })).json<object>();
    expect(await read(`Bearer ${token}`)).toMatchObject({ email: 'maria@gmail.test', name: 'Maria Completa' });
    expect(await read('Bearer forged')).toMatchObject({ error: 'invalid_token' });
    expect(await read(`Bearer ${(await idp.signIn('cliente@itape.test')).AccessToken}`)).toMatchObject({
      error_description: 'Access Token does not have required scopes',
    });
  });

  it('renews and revokes over OAuth too', async () => {
    const tokens = await browser.exchange(await codeOfMaria());
    const renew = (token: string) => browser.exchange('', { grant_type: 'refresh_token', refresh_token: token });
    const next = await renew(tokens.refresh_token);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    const revoke = (clientId: string) =>
      idp.app.inject({
        method: 'POST',
        url: '/_idp/oauth2/revoke',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ client_id: clientId, token: next.refresh_token }).toString(),
      });
    expect((await revoke('other')).statusCode).toBe(400);
    expect((await revoke('itapelocalwebclient0000001')).statusCode).toBe(200);
    expect(await renew(next.refresh_token)).toEqual({ error: 'invalid_grant' });
    expect(await browser.exchange('', { grant_type: 'password' })).toEqual({ error: 'unsupported_grant_type' });
  });

  it('answers scripts of this machine and of the mobile app only', async () => {
    const allowed = async (origin: string) =>
      (
        await idp.app.inject({
          method: 'OPTIONS',
          url: '/_idp/oauth2/token',
          headers: { origin, 'access-control-request-method': 'POST' },
        })
      ).headers['access-control-allow-origin'];
    expect(await allowed('http://localhost:3999')).toBe('http://localhost:3999');
    expect(await allowed('http://127.0.0.1:5173')).toBe('http://127.0.0.1:5173');
    expect(await allowed('https://localhost')).toBe('https://localhost');
    expect(await allowed('capacitor://localhost')).toBe('capacitor://localhost');
    expect(await allowed('https://evil.test')).toBeUndefined();
    expect(await allowed('https://localhost.evil.test')).toBeUndefined();
    expect(await allowed('http://localhost.evil.test')).toBeUndefined();
  });
});
