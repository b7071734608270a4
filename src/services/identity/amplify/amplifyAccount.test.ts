/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import { isAccepted } from '../../../../server/identity/testing/isAccepted';
import { listenIdentity } from '../../../../server/identity/testing/listenIdentity';
import type { StartedIdentity } from '../../../../server/identity/testing/startIdentity';
import { mensagensIdentidade } from '../../../domain/base/mensagens';
import type { IdentityPort } from '../../ports';
import { ADMIN_SCOPE } from '../../../../server/identity/sessions/tokens';
import { createAmplifyIdentity } from './amplifyIdentity';
import { hasStoredSession } from '../storedSession';

const EMAIL = 'cliente@itape.test';

/** Unmodified aws-amplify on one side, the real embedded provider on the other, the network between them. */
async function connected(options: { deviceTracking?: boolean } = {}) {
  const idp = await listenIdentity({ origins: [window.location.origin], ...options });
  const config = idp.identity.configFor(new URL(idp.identity.context.pool.publicUrl).origin);
  return { idp, identity: createAmplifyIdentity(() => Promise.resolve({ ...config, localHttp: false })) };
}

/** The access token of another device of the same person. */
async function sessionElsewhere({ identity: { context } }: StartedIdentity): Promise<string> {
  return (await context.tokens.issue(context.users.findOrStranger(EMAIL), ADMIN_SCOPE)).accessToken;
}

describe('the account of who is signed in', () => {
  let idp: StartedIdentity;
  let identity: IdentityPort;

  beforeAll(async () => {
    ({ idp, identity } = await connected());
  });
  beforeEach(async () => {
    await identity.signIn(EMAIL, 'senha123');
  });
  afterEach(() => identity.signOut());
  afterAll(() => idp.app.close());

  it('gets another password from who knows the old one [§7.provedor.1]', async () => {
    await expect(identity.updatePassword('errada1', 'nova1234')).rejects.toMatchObject({
      kind: 'refused',
      codigo: 'NotAuthorizedException',
    });
    await expect(identity.updatePassword('senha123', 'curta')).rejects.toMatchObject({
      codigo: 'InvalidPasswordException',
    });
    for (const nova of ['temp1234', 'Carla1990', 'cliente.1'])
      await expect(identity.updatePassword('senha123', nova)).rejects.toMatchObject({
        codigo: 'InvalidPasswordException',
      });
    await identity.updatePassword('senha123', 'nova1234');
    expect(await identity.accessToken()).not.toBeNull();
    const { users, passwords } = idp.identity.context;
    passwords.set(users.findOrStranger(EMAIL), 'senha123');
  });

  it('ends the sessions elsewhere by changing the password, where the pool itself ends none', async () => {
    const { sessions } = idp.identity.context;
    const revokeOthersOf = jest.spyOn(sessions, 'revokeOthersOf').mockImplementation(() => undefined);
    const elsewhere = await sessionElsewhere(idp);
    expect(await isAccepted(idp, elsewhere)).toBe(true);
    const before = await identity.accessToken();
    await identity.updatePassword('senha123', 'nova1234');
    expect(await isAccepted(idp, elsewhere)).toBe(false);
    const after = (await identity.accessToken()) ?? '';
    expect(after).not.toBe(before);
    expect(await isAccepted(idp, after)).toBe(true);
    revokeOthersOf.mockRestore();
    const { users, passwords } = idp.identity.context;
    passwords.set(users.findOrStranger(EMAIL), 'senha123');
  });

  it('gets another e-mail once the code that went there is told', async () => {
    expect(await identity.requestEmailChange(' nova@itape.test ')).toEqual({ destino: 'n***@i***' });
    expect(await identity.resendEmailCode()).toEqual({ destino: 'n***@i***' });
    await expect(identity.confirmEmailChange('')).rejects.toMatchObject({ message: mensagensIdentidade.codigoVazio });
    await identity.confirmEmailChange(idp.codeFor('nova@itape.test'));
    expect((await identity.refresh())?.email).toBe('nova@itape.test');

    await identity.requestEmailChange(EMAIL);
    await identity.confirmEmailChange(idp.codeFor(EMAIL));
    await expect(identity.requestEmailChange('admin@itape.test')).rejects.toMatchObject({
      kind: 'refused',
      codigo: 'AliasExistsException',
    });
  });

  it('knows its devices, this one among them, and forgets the one it is told to', async () => {
    const [device, ...others] = await identity.listDevices();
    expect([device?.atual, others]).toEqual([true, []]);
    expect(device?.nome).toContain('jsdom');
    expect(device?.usadoEm).toMatch(/^\d{4}-\d{2}-\d{2}T/);

    await identity.signOut();
    await identity.signIn(EMAIL, 'senha123');
    expect(await identity.listDevices()).toHaveLength(1);
    await identity.forgetDevice(device?.id ?? '');
    expect(await identity.listDevices()).toEqual([]);
  });

  it('asks for its devices sixty at a time [§9.esperas.4]', async () => {
    const sent = jest.spyOn(window, 'fetch');
    await identity.listDevices();
    const asked = sent.mock.calls.filter(([, init]) => JSON.stringify(init?.headers ?? {}).includes('ListDevices'));
    const bodies = asked.map(([, init]): unknown => (typeof init?.body === 'string' ? JSON.parse(init.body) : null));
    expect(bodies).toMatchObject([{ Limit: 60 }]);
    sent.mockRestore();
  });

  it('proves again who it is, and a wrong password changes nothing', async () => {
    const before = await identity.currentSession();
    const token = await identity.accessToken();
    await expect(identity.reauthenticate(EMAIL, 'errada1')).rejects.toMatchObject({ kind: 'refused' });
    expect(await identity.accessToken()).toBe(token);
    idp.later(600_000);
    const session = await identity.reauthenticate(EMAIL, 'senha123');
    expect(session.autenticadoEm).toBe((before?.autenticadoEm ?? 0) + 600_000);
    expect((await identity.currentSession())?.autenticadoEm).toBe(session.autenticadoEm);
    idp.later(-600_000);
  });

  it('is over when the provider has ended it', async () => {
    idp.administration.revokeSessions(EMAIL);
    await expect(identity.updatePassword('senha123', 'nova1234')).rejects.toMatchObject({ kind: 'session' });
  });

  it('is deleted for good, here too', async () => {
    await identity.signUp('bia@itape.test', 'chuva1234', 'Bia Lima');
    await identity.confirmSignUp('bia@itape.test', idp.codeFor('bia@itape.test'));
    await identity.signOut();
    await identity.signIn('bia@itape.test', 'chuva1234');
    await identity.deleteUser();
    expect(hasStoredSession()).toBe(false);
    await expect(identity.signIn('bia@itape.test', 'chuva1234')).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('the devices in a pool that tracks none', () => {
  it('are refused in the words of the specification [§8.identidade.1]', async () => {
    const { idp, identity } = await connected({ deviceTracking: false });
    await identity.signIn(EMAIL, 'senha123');
    await expect(identity.listDevices()).rejects.toMatchObject({
      kind: 'refused',
      message: 'Device tracking has not been configured in this User Pool',
    });
    await identity.signOut();
    await idp.app.close();
  });
});
