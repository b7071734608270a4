import { type StartedIdentity, startIdentity } from '../testing/startIdentity';

const MINUTE = 60 * 1000;

describe('the life of a user', () => {
  let idp: StartedIdentity;
  beforeEach(async () => {
    idp = await startIdentity();
  });
  afterEach(() => idp.app.close());

  const signUp = (username: string, password = 'senha123', attributes: object[] = []) =>
    idp.call('SignUp', { Username: username, Password: password, UserAttributes: attributes });
  const confirm = (username: string, code: string) =>
    idp.call('ConfirmSignUp', { Username: username, ConfirmationCode: code });

  describe('sign-up', () => {
    it('creates a user who may sign in once the e-mailed code is confirmed [§5.senha.3]', async () => {
      const created = await signUp('Ana@Itape.Test', 'senha123', [{ Name: 'name', Value: 'Ana Souza' }]);
      expect(created).toMatchObject({
        UserConfirmed: false,
        CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@i***' },
      });
      expect(idp.outbox).toHaveLength(1);
      expect(idp.outbox[0]).toMatchObject({ to: 'ana@itape.test', subject: 'Confirme seu cadastro na Itapê' });
      await expect(idp.signIn('ana@itape.test')).rejects.toThrow('UserNotConfirmedException');

      expect(await confirm('ana@itape.test', idp.codeFor('ana@itape.test'))).toEqual({});
      const { AccessToken } = await idp.signIn('ana@itape.test');
      expect(await idp.identity.readProfile(AccessToken)).toEqual({
        sub: created.UserSub,
        email: 'ana@itape.test',
        emailVerificado: true,
        nome: 'Ana Souza',
        provedor: 'itape',
      });
    });

    it.each([
      ['no address', ['ana'], 'Invalid email address format'],
      ['a short password', ['ana@itape.test', 'abc12'], 'Password not long enough'],
      ['no number', ['ana@itape.test', 'senhas'], 'Password must have numeric characters'],
      ['a leaked password', ['ana@itape.test', 'abc12345'], 'Password is known from leaks'],
      ['the product’s name', ['ana@itape.test', 'Itapê2026'], 'Password is made of predictable words'],
      [
        'the person’s own name',
        ['ana@itape.test', 'souza1990', [{ Name: 'name', Value: 'Ana Souza' }]],
        'Password is made of predictable words',
      ],
      [
        'another e-mail than its name',
        ['ana@itape.test', 'senha123', [{ Name: 'email', Value: 'b@itape.test' }]],
        'Username should be an email',
      ],
      [
        'an attribute of the pool',
        ['ana@itape.test', 'senha123', [{ Name: 'email_verified', Value: 'true' }]],
        'unauthorized attribute',
      ],
      [
        'a bad phone',
        ['ana@itape.test', 'senha123', [{ Name: 'phone_number', Value: '119' }]],
        'Invalid phone number format',
      ],
    ] as const)('refuses %s', async (_, [username, password, attributes], refusal) => {
      expect((await signUp(username, password, attributes ? [...attributes] : [])).refusal).toContain(refusal);
      expect(idp.outbox).toEqual([]);
    });

    it('makes an older code worthless when a new one is sent', async () => {
      await signUp('ana@itape.test');
      const old = idp.codeFor('ana@itape.test');
      await idp.call('ResendConfirmationCode', { Username: 'ana@itape.test' });
      const fresh = idp.codeFor('ana@itape.test');
      if (old !== fresh) expect((await confirm('ana@itape.test', old)).refusal).toContain('CodeMismatchException');
      expect(await confirm('ana@itape.test', fresh)).toEqual({});
      expect((await confirm('ana@itape.test', fresh)).refusal).toContain('ExpiredCodeException');
    });

    it('gives five tries at a code, and ten minutes', async () => {
      await signUp('ana@itape.test');
      const code = idp.codeFor('ana@itape.test');
      const wrong = code === '000000' ? '111111' : '000000';
      for (let i = 0; i < 5; i++) expect((await confirm('ana@itape.test', wrong)).refusal).toContain('CodeMismatch');
      expect((await confirm('ana@itape.test', code)).refusal).toContain('LimitExceededException');
      await signUp('bia@itape.test');
      idp.later(10 * MINUTE);
      expect((await confirm('bia@itape.test', idp.codeFor('bia@itape.test'))).refusal).toContain('ExpiredCode');
    });
  });

  describe('a forgotten password', () => {
    const ask = (email: string) => idp.call('ForgotPassword', { Username: email });
    const reset = (email: string, code: string, password = 'nova1234') =>
      idp.call('ConfirmForgotPassword', { Username: email, ConfirmationCode: code, Password: password });

    it('is replaced with the e-mailed code, and every open session ends', async () => {
      const { RefreshToken } = await idp.signIn('cliente@itape.test');
      expect(await ask('cliente@itape.test')).toMatchObject({ CodeDeliveryDetails: { Destination: 'c***@i***' } });
      const code = idp.codeFor('cliente@itape.test');
      expect((await reset('cliente@itape.test', code, 'curta')).refusal).toContain('InvalidPasswordException');
      expect((await reset('cliente@itape.test', code, 'abc12345')).refusal).toContain('known from leaks');
      expect(await reset('cliente@itape.test', code)).toEqual({});
      await expect(idp.signIn('cliente@itape.test', 'senha123')).rejects.toThrow('Incorrect');
      await idp.signIn('cliente@itape.test', 'nova1234');
      expect((await idp.call('GetTokensFromRefreshToken', { RefreshToken })).refusal).toContain('has been revoked');
    });

    it('is how a user in RESET_REQUIRED comes back', async () => {
      await ask('redefinir@itape.test');
      await reset('redefinir@itape.test', idp.codeFor('redefinir@itape.test'));
      expect((await idp.signIn('redefinir@itape.test', 'nova1234')).AccessToken).toBeDefined();
    });

    it('tells nobody who has an account [EN1]', async () => {
      expect(await ask('cninguem@itape.test')).toEqual(await ask('cliente@itape.test'));
      expect(idp.outbox).toHaveLength(1);
      expect((await reset('cninguem@itape.test', '123456')).refusal).toContain('CodeMismatchException');
    });

    it('gives a person of Google no password', async () => {
      for (const username of ['maria@gmail.test', 'Google_100000000000000000002']) await ask(username);
      expect(idp.outbox).toEqual([]);
    });

    it('goes only to an address that was verified, and to nobody disabled', async () => {
      for (const email of ['nao.confirmado@itape.test', 'desativado@itape.test']) {
        expect(await ask(email)).toEqual(await ask(`${email.slice(0, 1)}inguem@itape.test`));
      }
      expect(idp.outbox).toEqual([]);
    });

    it('gives ten minutes', async () => {
      await ask('cliente@itape.test');
      const code = idp.codeFor('cliente@itape.test');
      idp.later(10 * MINUTE - 1);
      expect((await reset('cliente@itape.test', code === '000000' ? '111111' : '000000')).refusal).toContain(
        'CodeMismatch',
      );
      idp.later(1);
      expect((await reset('cliente@itape.test', code)).refusal).toContain('ExpiredCode');
    });
  });

  it('is confirmed by no code of another purpose', async () => {
    await idp.call('ForgotPassword', { Username: 'cliente@itape.test' });
    const { AccessToken } = await idp.signIn('cliente@itape.test');
    const reply = await idp.call('VerifyUserAttribute', {
      AccessToken,
      AttributeName: 'email',
      Code: idp.codeFor('cliente@itape.test'),
    });
    expect(reply.refusal).toContain('ExpiredCodeException');
  });
});
