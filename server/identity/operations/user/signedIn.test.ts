import { type StartedIdentity, type Tokens, startIdentity } from '../../testing/startIdentity';

describe('a signed-in user', () => {
  let idp: StartedIdentity;
  let tokens: Tokens;
  beforeEach(async () => {
    idp = await startIdentity();
    tokens = await idp.signIn('cliente@itape.test');
  });
  afterEach(() => idp.app.close());

  const call = (operation: string, input: object = {}) =>
    idp.call(operation, { AccessToken: tokens.AccessToken, ...input });
  const attributes = async () => {
    const { UserAttributes } = await call('GetUser');
    return Object.fromEntries((UserAttributes as { Name: string; Value: string }[]).map((a) => [a.Name, a.Value]));
  };

  it('changes a password that they know', async () => {
    const change = (previous: string, proposed: string) =>
      call('ChangePassword', { PreviousPassword: previous, ProposedPassword: proposed });
    expect((await change('wrong1', 'nova1234')).refusal).toContain('Incorrect username or password.');
    expect((await change('senha123', 'curta')).refusal).toContain('InvalidPasswordException');
    expect((await change('senha123', 'abc12345')).refusal).toContain('Password is known from leaks');
    expect((await change('senha123', 'Carla1990')).refusal).toContain('Password is made of predictable words');
    expect(await change('senha123', 'nova1234')).toEqual({});
    expect((await idp.signIn('cliente@itape.test', 'nova1234')).AccessToken).toBeDefined();
  });

  it('ends the other sessions by changing the password, and keeps this one', async () => {
    const other = await idp.signIn('cliente@itape.test');
    const stranger = await idp.signIn('admin@itape.test');
    const isIn = async ({ AccessToken, RefreshToken }: Tokens) => [
      (await idp.call('GetUser', { AccessToken })).refusal === undefined,
      (await idp.call('GetTokensFromRefreshToken', { RefreshToken })).refusal === undefined,
    ];
    await call('ChangePassword', { PreviousPassword: 'errada1', ProposedPassword: 'nova1234' });
    expect(await isIn(other)).toEqual([true, true]);
    expect(await call('ChangePassword', { PreviousPassword: 'senha123', ProposedPassword: 'nova1234' })).toEqual({});
    expect(await isIn(other)).toEqual([false, false]);
    expect(await isIn(tokens)).toEqual([true, true]);
    expect(await isIn(stranger)).toEqual([true, true]);
  });

  it('keeps the old e-mail until the code confirms the new one', async () => {
    const change = (email: string) =>
      call('UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: email }] });
    expect((await change('admin@itape.test')).refusal).toContain('AliasExistsException');
    expect(await change('Nova@itape.test')).toMatchObject({ CodeDeliveryDetailsList: [{ Destination: 'n***@i***' }] });
    expect((await attributes()).email).toBe('cliente@itape.test');
    await call('GetUserAttributeVerificationCode', { AttributeName: 'email' });
    expect(idp.outbox.map(({ to }) => to)).toEqual(['nova@itape.test', 'nova@itape.test']);

    const verify = (code: string) => call('VerifyUserAttribute', { AttributeName: 'email', Code: code });
    expect(await verify(idp.codeFor('nova@itape.test'))).toEqual({});
    expect(await attributes()).toMatchObject({ email: 'nova@itape.test', email_verified: 'true' });
    await expect(idp.signIn('cliente@itape.test')).rejects.toThrow('Incorrect');
  });

  it('does not get an address that somebody else took meanwhile', async () => {
    await call('UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: 'nova@itape.test' }] });
    const code = idp.codeFor('nova@itape.test');
    await idp.call('SignUp', { Username: 'nova@itape.test', Password: 'senha123' });
    const reply = await call('VerifyUserAttribute', { AttributeName: 'email', Code: code });
    expect(reply.refusal).toContain('AliasExistsException');
  });

  it('writes and deletes plain attributes, but not the pool’s own [§3.atributos.1]', async () => {
    await call('UpdateUserAttributes', { UserAttributes: [{ Name: 'phone_number', Value: '+5511987654321' }] });
    expect((await attributes()).phone_number).toBe('+5511987654321');
    await call('DeleteUserAttributes', { UserAttributeNames: ['phone_number', 'email', 'email_verified'] });
    expect(await attributes()).toEqual({
      sub: '00000000-0000-4000-8000-000000000001',
      email: 'cliente@itape.test',
      email_verified: 'true',
      name: 'Carla Cliente',
    });
  });

  it('leaves for good', async () => {
    expect(await call('DeleteUser')).toEqual({});
    expect((await call('GetUser')).refusal).toBe('UserNotFoundException: User does not exist.');
    const renewed = await idp.call('GetTokensFromRefreshToken', { RefreshToken: tokens.RefreshToken });
    expect(renewed.refusal).toContain('Invalid Refresh Token');
  });

  it.each([
    ['is disabled', () => idp.administration.disable('cliente@itape.test'), 'User is disabled.'],
    ['must reset', () => idp.administration.requirePasswordReset('cliente@itape.test'), 'Password reset required'],
    ['is revoked', () => idp.administration.revokeSessions('cliente@itape.test'), 'Access Token has been revoked'],
    ['waited too long', () => idp.later(31 * 60_000), 'Access Token has expired'],
  ])('is refused at once when the user %s', async (_, happen, refusal) => {
    happen();
    expect((await call('GetUser')).refusal).toContain(refusal);
  });

  it.each(['', 'a.b.c', 'a.b.c.d'])('is not whoever shows %p', async (token) => {
    expect((await call('GetUser', { AccessToken: token })).refusal).toBe(
      'NotAuthorizedException: Invalid Access Token',
    );
  });

  it('is not shown by an id token', async () => {
    expect((await call('GetUser', { AccessToken: tokens.IdToken })).refusal).toContain('Invalid Access Token');
  });
});

describe('the user-pool API', () => {
  it.each(['SetUserMFAPreference', 'AssociateSoftwareToken', 'VerifySoftwareToken'])(
    'has no second factor to set up: no %s [§5.senha.2]',
    async (operation) => {
      const idp = await startIdentity();
      const { AccessToken } = await idp.signIn('cliente@itape.test');
      expect((await idp.call(operation, { AccessToken })).refusal).toContain('UnknownOperationException');
      await idp.app.close();
    },
  );

  it('names what it does not emulate, and what it cannot read', async () => {
    const idp = await startIdentity();
    expect((await idp.call('AdminDeleteUser', {})).refusal).toContain('UnknownOperationException');
    expect((await idp.call('toString', {})).refusal).toContain('UnknownOperationException');
    const garbled = await idp.app.inject({
      method: 'POST',
      url: '/_idp/cognito-idp/',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'x.SignUp' },
      payload: '{',
    });
    expect([garbled.statusCode, garbled.json<object>()]).toEqual([
      400,
      { __type: 'SerializationException', message: 'Invalid JSON' },
    ]);
    await idp.app.close();
  });
});
