import { type StartedIdentity, startIdentity } from '../testing/startIdentity';

const DAY = 24 * 60 * 60 * 1000;

describe('a session', () => {
  let idp: StartedIdentity;
  let refreshToken: string;
  beforeEach(async () => {
    idp = await startIdentity();
    refreshToken = (await idp.signIn('cliente@itape.test')).RefreshToken;
  });
  afterEach(() => idp.app.close());

  const renew = async (token: string) => {
    const reply = await idp.call('GetTokensFromRefreshToken', { RefreshToken: token });
    return reply.refusal ?? String((reply.AuthenticationResult as { RefreshToken: string }).RefreshToken);
  };

  it('hands out a new refresh token with every renewal', async () => {
    const second = await renew(refreshToken);
    expect(second).not.toBe(refreshToken);
    expect(await renew(second)).not.toContain('Exception');
  });

  it('lets two tabs renew at once, within a minute', async () => {
    const [one, two] = [await renew(refreshToken), await renew(refreshToken)];
    expect(one).not.toBe(two);
    idp.later(59_999);
    expect(await renew(refreshToken)).not.toContain('Exception');
  });

  it('ends as a whole when a retired token comes back after the minute', async () => {
    const second = await renew(refreshToken);
    idp.later(60_000);
    expect(await renew(refreshToken)).toBe(
      'RefreshTokenReuseException: Refresh token has been invalidated by rotation',
    );
    expect(await renew(second)).toBe('NotAuthorizedException: Refresh Token has been revoked');
  });

  it('lasts thirty days, however often it is renewed', async () => {
    idp.later(13 * DAY);
    const second = await renew(refreshToken);
    idp.later(13 * DAY);
    const third = await renew(second);
    idp.later(4 * DAY - 1);
    const last = await renew(third);
    expect(last).not.toContain('Exception');
    idp.later(1);
    expect(await renew(last)).toBe('NotAuthorizedException: Refresh Token has expired');
    idp.later(8 * DAY);
    await idp.signIn('admin@itape.test');
    expect(await renew(last)).toBe('NotAuthorizedException: Invalid Refresh Token');
  });

  it('ends two weeks after its last renewal', async () => {
    idp.later(14 * DAY - 1_000);
    const second = await renew(refreshToken);
    expect(second).not.toContain('Exception');
    idp.later(14 * DAY);
    expect(await renew(second)).toBe('NotAuthorizedException: Refresh Token has expired');
  });

  it('ends with its revocation, and no other with it', async () => {
    const other = await idp.signIn('cliente@itape.test');
    expect(await idp.call('RevokeToken', { Token: refreshToken })).toEqual({});
    expect(await renew(refreshToken)).toBe('NotAuthorizedException: Refresh Token has been revoked');
    expect(await renew(other.RefreshToken)).not.toContain('Exception');
    expect(await idp.call('RevokeToken', { Token: 'unknown' })).toEqual({});
  });

  it('ends on all devices with a global sign-out', async () => {
    const { AccessToken } = await idp.signIn('cliente@itape.test');
    expect(await idp.call('GlobalSignOut', { AccessToken })).toEqual({});
    expect(await renew(refreshToken)).toContain('Refresh Token has been revoked');
    expect((await idp.call('GetUser', { AccessToken })).refusal).toContain('Access Token has been revoked');
  });

  it.each([
    ['disabled', () => idp.administration.disable('cliente@itape.test'), 'User is disabled.'],
    ['told to reset', () => idp.administration.requirePasswordReset('cliente@itape.test'), 'Password reset required'],
  ])('is not renewed for a user who was %s', async (_, happen, refusal) => {
    happen();
    expect(await renew(refreshToken)).toContain(refusal);
  });
});
