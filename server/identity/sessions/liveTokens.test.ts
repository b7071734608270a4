import { LIVE_MS, OUTAGE_MS, refusingEnded } from './liveTokens';
import { createProfileReader, type ProfileReader } from '../users/profileReader';
import { listenIdentity } from '../testing/listenIdentity';
import type { StartedIdentity } from '../testing/startIdentity';
import { createTokenVerifier, IdentityUnavailable } from '../../platform/http/access/tokenVerifier';

/** The embedded provider behind a socket stands for Cognito: its tokens are checked by signature, and its API is asked. */
describe('a token that the provider of another process has ended', () => {
  const EMAIL = 'cliente@itape.test';
  let idp: StartedIdentity;
  let now: number;
  let questions: number;
  let away: boolean;

  beforeAll(async () => {
    idp = await listenIdentity();
  });
  beforeEach(() => {
    [now, questions, away] = [Date.now(), 0, false];
  });
  afterAll(() => idp.app.close());

  const verifier = () => {
    const { pool, key } = idp.identity.context;
    const read = createProfileReader(`${pool.publicUrl}/cognito-idp/`);
    const counted: ProfileReader = (token) => {
      questions += 1;
      return away ? Promise.reject(new IdentityUnavailable('away')) : read(token);
    };
    const { issuer, clientId } = pool;
    return refusingEnded(
      createTokenVerifier({ issuer, clientId, jwks: { keys: [key.publicJwk] } }),
      counted,
      () => now,
    );
  };
  const token = async () => (await idp.signIn(EMAIL)).AccessToken;

  it.each<[string, (tokens: { AccessToken: string; RefreshToken: string }) => unknown]>([
    ['signed out', ({ RefreshToken }) => idp.call('RevokeToken', { Token: RefreshToken })],
    ['signed out everywhere', ({ AccessToken }) => idp.call('GlobalSignOut', { AccessToken })],
    ['was disabled', () => idp.administration.disable(EMAIL)],
    ['must reset the password', () => idp.administration.requirePasswordReset(EMAIL)],
  ])('opens nothing a minute after its user %s', async (_, end) => {
    const verify = verifier();
    const tokens = await idp.signIn(EMAIL);
    expect((await verify(tokens.AccessToken)).username).toMatch(/^[0-9a-f-]{36}$/);
    await end(tokens);
    now += LIVE_MS;
    await expect(verify(tokens.AccessToken)).rejects.toMatchObject({ motivo: 'invalido' });
    await expect(verify(tokens.AccessToken)).rejects.toMatchObject({ motivo: 'invalido' });
    expect(questions).toBe(2);
    Object.assign(idp.identity.context.users.find(EMAIL) ?? {}, { enabled: true, status: 'CONFIRMED' });
  });

  it('is asked about once a minute, by whatever number of requests', async () => {
    const verify = verifier();
    const one = await token();
    await Promise.all([verify(one), verify(one), verify(one)]);
    now += LIVE_MS - 1;
    await verify(one);
    expect(questions).toBe(1);
    now += 1;
    await verify(one);
    expect(questions).toBe(2);
    await verify(await token());
    expect(questions).toBe(3);
  });

  it('is not asked about where its signature is no good', async () => {
    const [head = '', body = ''] = (await token()).split('.');
    await expect(verifier()(`${head}.${body}.AAAA`)).rejects.toMatchObject({ motivo: 'invalido' });
    expect(questions).toBe(0);
  });

  it('goes on in an outage for a short while where it was good, and is asked about again after it', async () => {
    const verify = verifier();
    const [one, other] = [await token(), await token()];
    await verify(one);
    away = true;
    await expect(verify(other)).rejects.toBeInstanceOf(IdentityUnavailable);
    now += OUTAGE_MS - 1;
    await verify(one);
    now += LIVE_MS;
    await expect(verify(one)).rejects.toBeInstanceOf(IdentityUnavailable);
    away = false;
    await verify(one);
    await verify(other);
  });
});
