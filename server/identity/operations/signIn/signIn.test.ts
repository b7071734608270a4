import { createSrpClient } from '../../testing/srpClient';
import { type StartedIdentity, startIdentity } from '../../testing/startIdentity';

describe('signing in by password', () => {
  let idp: StartedIdentity;
  beforeEach(async () => {
    idp = await startIdentity();
  });
  afterEach(() => idp.app.close());

  const initiate = (authFlow: string, parameters: Record<string, string>) =>
    idp.call('InitiateAuth', { AuthFlow: authFlow, AuthParameters: parameters });
  const withPassword = (email: string, password: string) =>
    initiate('USER_PASSWORD_AUTH', { USERNAME: email, PASSWORD: password });
  const withSrp = async (email: string, password: string) => {
    const client = createSrpClient();
    const started = await initiate('USER_SRP_AUTH', { USERNAME: email, SRP_A: client.publicA });
    if (started.refusal !== undefined) return started;
    return idp.call('RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      Session: started.Session,
      ChallengeResponses: client.answer(started.ChallengeParameters as Record<string, string>, password),
    });
  };

  describe.each([
    ['USER_PASSWORD_AUTH', withPassword],
    ['USER_SRP_AUTH', withSrp],
  ])('%s', (_, signIn) => {
    it('gives tokens that the product accepts', async () => {
      const reply = await signIn('cliente@itape.test', 'senha123');
      const { AccessToken } = reply.AuthenticationResult as { AccessToken: string };
      expect((await idp.identity.verifyToken(AccessToken)).sub).toBe('00000000-0000-4000-8000-000000000001');
    });

    it('takes the e-mail in any case', async () => {
      expect((await signIn('Cliente@Itape.Test', 'senha123')).refusal).toBeUndefined();
    });

    it.each([
      ['cliente@itape.test', 'wrong1', 'NotAuthorizedException: Incorrect username or password.'],
      ['ninguem@itape.test', 'senha123', 'NotAuthorizedException: Incorrect username or password.'],
      ['maria@gmail.test', 'senha123', 'NotAuthorizedException: Incorrect username or password.'],
      ['desativado@itape.test', 'senha123', 'NotAuthorizedException: User is disabled.'],
      ['desativado@itape.test', 'wrong1', 'NotAuthorizedException: Incorrect username or password.'],
      ['nao.confirmado@itape.test', 'senha123', 'UserNotConfirmedException: User is not confirmed.'],
      ['redefinir@itape.test', 'senha123', 'PasswordResetRequiredException: Password reset required for the user'],
    ])('answers %s with %s: %s', async (email, password, refusal) => {
      expect((await signIn(email, password)).refusal).toBe(refusal);
    });

    it('asks for a new password in the place of a temporary one', async () => {
      const challenge = await signIn('temporaria@itape.test', 'temp1234');
      expect(challenge.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
      expect((await signIn('temporaria@itape.test', 'wrong1')).refusal).toContain('Incorrect');
      const answer = (password: string) =>
        idp.call('RespondToAuthChallenge', {
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          Session: challenge.Session,
          ChallengeResponses: { USERNAME: 'temporaria@itape.test', NEW_PASSWORD: password },
        });
      expect((await answer('curta')).refusal).toContain('InvalidPasswordException');
      expect((await answer('tereza1990')).refusal).toContain('Password is made of predictable words');
      expect((await answer('nova1234')).AuthenticationResult).toBeDefined();
      expect((await answer('nova1234')).refusal).toContain('Invalid session');
      expect((await signIn('temporaria@itape.test', 'nova1234')).AuthenticationResult).toBeDefined();
    });

    it('makes a guesser wait, longer each time, and forgives after a success [SI8]', async () => {
      for (let i = 0; i < 5; i++) await signIn('cliente@itape.test', 'wrong1');
      expect((await signIn('cliente@itape.test', 'senha123')).refusal).toContain('Password attempts exceeded');
      idp.later(1_001);
      expect((await signIn('cliente@itape.test', 'wrong1')).refusal).toContain('Incorrect');
      idp.later(1_001);
      expect((await signIn('cliente@itape.test', 'senha123')).refusal).toContain('Password attempts exceeded');
      idp.later(1_000);
      expect((await signIn('cliente@itape.test', 'senha123')).refusal).toBeUndefined();
      expect((await signIn('cliente@itape.test', 'wrong1')).refusal).toContain('Incorrect');
      expect((await signIn('cliente@itape.test', 'senha123')).refusal).toBeUndefined();
    });
  });

  it('lets a temporary password die after seven days', async () => {
    idp.later(7 * 24 * 60 * 60 * 1000);
    expect((await withPassword('temporaria@itape.test', 'temp1234')).refusal).toContain(
      'Temporary password has expired',
    );
  });

  it('tells by the challenge of nobody who has an account: same shape, same salt each time', async () => {
    const challenge = async (email: string) =>
      (await initiate('USER_SRP_AUTH', { USERNAME: email, SRP_A: createSrpClient().publicA }))
        .ChallengeParameters as Record<string, string>;
    const nobody = await challenge('ninguem@itape.test');
    expect(Object.keys(nobody)).toEqual(Object.keys(await challenge('cliente@itape.test')));
    expect(await challenge('Ninguem@itape.test')).toMatchObject({ SALT: nobody.SALT, USERNAME: nobody.USERNAME });
  });

  it('answers a challenge once, and only within three minutes', async () => {
    const client = createSrpClient();
    const start = () => initiate('USER_SRP_AUTH', { USERNAME: 'cliente@itape.test', SRP_A: client.publicA });
    const answer = ({ Session, ChallengeParameters }: Record<string, unknown>) =>
      idp.call('RespondToAuthChallenge', {
        ChallengeName: 'PASSWORD_VERIFIER',
        Session,
        ChallengeResponses: client.answer(ChallengeParameters as Record<string, string>, 'senha123'),
      });
    const first = await start();
    expect((await answer(first)).refusal).toBeUndefined();
    expect((await answer(first)).refusal).toBe('NotAuthorizedException: Invalid session for the user.');
    const late = await start();
    idp.later(3 * 60_000);
    expect((await answer(late)).refusal).toContain('Invalid session');
  });

  it('takes no session of a challenge for another kind, nor an invented one', async () => {
    const { Session } = await withPassword('temporaria@itape.test', 'temp1234');
    const respond = (challengeName: string, session: unknown) =>
      idp.call('RespondToAuthChallenge', { ChallengeName: challengeName, Session: session, ChallengeResponses: {} });
    expect((await respond('NEW_PASSWORD_REQUIRED', 'x')).refusal).toContain('Invalid session');
    expect((await respond('PASSWORD_VERIFIER', Session)).refusal).toContain('Invalid session');
    expect((await respond('SMS_MFA', Session)).refusal).toContain('Challenge not supported');
  });

  it.each([
    [
      'another client',
      { ClientId: 'other', AuthFlow: 'USER_SRP_AUTH', AuthParameters: {} },
      'ResourceNotFoundException',
    ],
    ['no user', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { SRP_A: 'ff' } }, 'InvalidParameterException'],
    [
      'a forbidden SRP_A',
      { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: 'a', SRP_A: '0' } },
      'SRP_A is not valid',
    ],
    ['another flow', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: {} }, 'Initiate Auth method not supported'],
    ['no parameters', { AuthFlow: 'USER_SRP_AUTH' }, 'InvalidParameterException'],
    ['a number for a text', { AuthFlow: 1, AuthParameters: {} }, 'InvalidParameterException'],
  ])('refuses %s', async (_, input, refusal) => {
    expect((await idp.call('InitiateAuth', input)).refusal).toContain(refusal);
  });
});
