import { type StartedIdentity, startIdentity } from '../testing/startIdentity';

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;
const PASSWORD = 'senha123';
/** An account, and an address of the same shape without one. */
const KNOWN = 'cliente@itape.test';
const UNKNOWN = 'cninguem@itape.test';

describe('whether somebody has an account', () => {
  let idp: StartedIdentity;
  beforeEach(async () => {
    idp = await startIdentity();
  });
  afterEach(() => idp.app.close());

  const signUp = (Username: string) => idp.call('SignUp', { Username, Password: PASSWORD });
  const resend = (Username: string) => idp.call('ResendConfirmationCode', { Username });
  const confirm = (Username: string, ConfirmationCode = '000000') =>
    idp.call('ConfirmSignUp', { Username, ConfirmationCode });
  const forgot = (Username: string) => idp.call('ForgotPassword', { Username });
  const reset = (Username: string, ConfirmationCode = '000000', Password = 'nova1234') =>
    idp.call('ConfirmForgotPassword', { Username, ConfirmationCode, Password });
  const guess = (USERNAME: string) =>
    idp.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: 'errada1' } });
  /** The same steps with either address, without what differs by chance. */
  const both = async (steps: (email: string) => Promise<unknown>) =>
    [await steps(KNOWN), await steps(UNKNOWN)] as const;
  const times = async (count: number, step: () => Promise<{ refusal?: string }>): Promise<(string | undefined)[]> => {
    const refusals: (string | undefined)[] = [];
    for (let i = 0; i < count; i += 1) refusals.push((await step()).refusal);
    return refusals;
  };

  it('is told by no lock after wrong passwords', async () => {
    const [known, unknown] = await both((email) => times(7, () => guess(email)));
    expect(known).toEqual(unknown);
    expect(known).toContain('NotAuthorizedException: Password attempts exceeded');
  });

  it('is told by no sign-up: the owner learns of it by e-mail, and no code of it opens anything', async () => {
    const [known, unknown] = await both(async (email) => {
      const { UserSub, ...reply } = await signUp(email);
      expect(UserSub).toMatch(/^[0-9a-f-]{36}$/);
      return reply;
    });
    expect(known).toEqual(unknown);
    const told = idp.outbox.filter(({ to }) => to === KNOWN);
    expect(told.map(({ subject, code }) => [subject, code])).toEqual([['Você já tem uma conta na Itapê', undefined]]);
    expect(await times(6, () => confirm(KNOWN))).toEqual(await times(6, () => confirm(UNKNOWN)));
    expect((await idp.signIn(KNOWN, PASSWORD)).AccessToken).toBeDefined();
  });

  it('is told by no code that is sent again', async () => {
    const [known, unknown] = await both(resend);
    expect(known).toEqual(unknown);
    expect(await times(7, () => confirm(KNOWN))).toEqual(await times(7, () => confirm(UNKNOWN)));
    expect(idp.outbox).toEqual([]);
  });

  it('is told by no step of a forgotten password, nor by how often each may be taken', async () => {
    // A refused password is no hint either; `carla` is the first name of the known person alone.
    for (const senha of ['x', 'carla1990', 'cliente1'])
      expect((await reset(UNKNOWN, '000000', senha)).refusal).toEqual((await reset(KNOWN, '000000', senha)).refusal);
    const [known, unknown] = await both(async (email) => [
      await reset(email),
      await times(7, () => forgot(email)),
      await times(7, () => reset(email)),
    ]);
    expect(known).toEqual(unknown);
  });
});

describe('guessing a code', () => {
  let idp: StartedIdentity;
  beforeEach(async () => {
    idp = await startIdentity();
  });
  afterEach(() => idp.app.close());

  const forgot = () => idp.call('ForgotPassword', { Username: KNOWN });
  const reset = (ConfirmationCode: string) =>
    idp.call('ConfirmForgotPassword', { Username: KNOWN, ConfirmationCode, Password: 'nova1234' });
  const wrong = () => (idp.codeFor(KNOWN) === '000000' ? '111111' : '000000');

  it('has an end although each new code brings new tries: after ten mistakes each costs a wait that doubles', async () => {
    let judged = 0;
    for (let hour = 0; hour < 24; hour += 1) {
      for (let sent = 0; sent < 20; sent += 1) {
        if ((await forgot()).refusal !== undefined) break;
        for (let i = 0; i < 5; i += 1) {
          if ((await reset(wrong())).refusal?.startsWith('CodeMismatch')) judged += 1;
        }
      }
      idp.later(HOUR);
    }
    expect(judged).toBeLessThanOrEqual(40);
    await forgot();
    expect(await reset(idp.codeFor(KNOWN))).toEqual({});
  });

  it('sends six codes an hour, and more when the hour is over', async () => {
    for (let i = 0; i < 6; i += 1) expect((await forgot()).refusal).toBeUndefined();
    expect((await forgot()).refusal).toContain('LimitExceededException');
    expect(idp.outbox).toHaveLength(6);
    idp.later(HOUR + MINUTE);
    expect((await forgot()).refusal).toBeUndefined();
  });
});
