import { startIdentity, type StartedIdentity } from './testing/startIdentity';

let idp: StartedIdentity;
beforeEach(async () => {
  idp = await startIdentity({ limits: true });
});
afterEach(() => idp.app.close());

const wrong = (email: string) =>
  idp.call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: 'errada1' },
  });
const RATE = 'TooManyRequestsException: Rate exceeded';

describe('a password that is guessed', () => {
  it('may be wrong five times a minute for one account from one address, known or not [RL1]', async () => {
    for (const email of ['cliente@itape.test', 'ninguem@itape.test']) {
      for (let turn = 0; turn < 5; turn += 1) expect((await wrong(email)).refusal).not.toBe(RATE);
      expect((await wrong(email)).refusal).toBe(RATE);
      expect((await wrong(email.toUpperCase())).refusal).toBe(RATE);
    }
    idp.later(60_001);
    expect((await wrong('ninguem@itape.test')).refusal).not.toBe(RATE);
  });

  it('may be wrong thirty times a minute from one address, whatever the account [RL1]', async () => {
    const refusals: (string | undefined)[] = [];
    for (let turn = 0; turn < 31; turn += 1) refusals.push((await wrong(`p${turn}@itape.test`)).refusal);
    expect(refusals.indexOf(RATE)).toBe(30);
  });

  it('costs nothing where it is right: sixty may sign in from one address [RL1]', async () => {
    for (let turn = 0; turn < 60; turn += 1) expect(await idp.signIn('cliente@itape.test')).toBeDefined();
    await expect(idp.signIn('cliente@itape.test')).rejects.toThrow(RATE);
  });

  it('is refused with 429 and the time to wait, as the client tries again by itself', async () => {
    for (let turn = 0; turn < 5; turn += 1) await wrong('a@itape.test');
    const reply = await idp.app.inject({
      method: 'POST',
      url: '/_idp/cognito-idp/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      payload: JSON.stringify({ AuthParameters: { USERNAME: 'a@itape.test' } }),
    });
    expect([reply.statusCode, Number(reply.headers['retry-after'])]).toEqual([429, 60]);
  });
});

describe('codes and accounts', () => {
  it.each(['SignUp', 'ForgotPassword', 'ResendConfirmationCode', 'ConfirmForgotPassword', 'ConfirmSignUp'])(
    '%s ends after five calls a minute for one account [RL1]',
    async (operation) => {
      const ask = () => idp.call(operation, { Username: 'nova@itape.test', Password: 'x', ConfirmationCode: '1' });
      for (let turn = 0; turn < 5; turn += 1) expect((await ask()).refusal).not.toBe(RATE);
      expect((await ask()).refusal).toBe(RATE);
    },
  );
});
