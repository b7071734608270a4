/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import { isAccepted } from '../../../../server/identity/testing/isAccepted';
import { listenIdentity } from '../../../../server/identity/testing/listenIdentity';
import type { StartedIdentity } from '../../../../server/identity/testing/startIdentity';
import { ADMIN_SCOPE } from '../../../../server/identity/sessions/tokens';
import { mensagensIdentidade } from '../../../domain/base/mensagens';
import type { IdentityPort } from '../../ports';
import { createAmplifyIdentity } from './amplifyIdentity';
import { OCIOSIDADE_MS } from '../../../domain/sessao/reautenticacao';
import { hasStoredSession, isIdle } from '../storedSession';

/** Unmodified aws-amplify connected over the network to the real embedded provider. */
describe('the identity adapter [§7.provedor.1]', () => {
  let idp: StartedIdentity;
  let identity: IdentityPort;

  beforeAll(async () => {
    idp = await listenIdentity({ origins: [window.location.origin] });
    const { pool } = idp.identity.context;
    const config = idp.identity.configFor(new URL(pool.publicUrl).origin);
    identity = createAmplifyIdentity(() => Promise.resolve({ ...config, localHttp: false }));
  });
  afterEach(() => identity.signOut());
  afterAll(() => idp.app.close());

  const administration = () => idp.administration;

  const enter = async (email = 'cliente@itape.test', senha = 'senha123') => {
    const step = await identity.signIn(email, senha);
    if (step.step !== 'done') throw new Error(`asked for ${step.step}`);
    return step.session;
  };

  describe('signing in', () => {
    it('does it by SRP and knows who it is', async () => {
      const session = await enter(' responsavel@itape.test');
      expect(session).toMatchObject({
        sub: '00000000-0000-4000-8000-000000000006',
        email: 'responsavel@itape.test',
        nome: 'Rui Responsável',
        grupos: ['Agencia', 'AgenciaResponsavel'],
        provedor: 'itape',
      });
      expect(session.expiraEm).toBeGreaterThan(Date.now() + 29 * 60_000);
      expect(await identity.currentSession()).toEqual(session);
      const token = (await identity.accessToken()) ?? '';
      expect((await idp.identity.readProfile(token)).sub).toBe(session.sub);
    });

    it('asks for the password and for nothing more [§5.senha.2]', async () => {
      expect(await identity.signIn('cliente@itape.test', 'senha123')).toMatchObject({ step: 'done' });
    });

    it.each([
      ['+5511987654321', '+5511987654321'],
      ['+15551234567', undefined],
    ])('reads the phone_number %s as a mobile of ours, %s [§3.atributos.1]', async (phone, celular) => {
      const user = idp.identity.context.users.find('admin@itape.test');
      Object.assign(user?.attributes ?? {}, { phone_number: phone });
      expect((await enter('admin@itape.test')).celular).toBe(celular);
    });

    it.each([
      ['a wrong password', 'cliente@itape.test', 'wrong1', 'generico', 'NotAuthorizedException'],
      ['nobody', 'ninguem@itape.test', 'senha123', 'generico', 'NotAuthorizedException'],
      ['a disabled user', 'desativado@itape.test', 'senha123', 'generico', 'NotAuthorizedException'],
      ['no user', ' ', 'senha123', 'usuarioVazio', 'EmptySignInUsername'],
      ['no password', 'cliente@itape.test', '', 'senhaVazia', 'EmptySignInPassword'],
    ] as const)('refuses %s in the words of the spec', async (_, email, senha, mensagem, codigo) => {
      await expect(identity.signIn(email, senha)).rejects.toMatchObject({
        name: 'IdentityError',
        kind: 'refused',
        message: mensagensIdentidade[mensagem],
        codigo,
      });
      expect(hasStoredSession()).toBe(false);
    });

    it('asks for a new password in the place of a temporary one, until it is good enough', async () => {
      expect(await identity.signIn('temporaria@itape.test', 'temp1234')).toEqual({ step: 'newPassword' });
      await expect(identity.submitNewPassword('curta')).rejects.toMatchObject({ codigo: 'InvalidPasswordException' });
      await expect(identity.submitNewPassword('temp1234')).rejects.toMatchObject({
        codigo: 'InvalidPasswordException',
      });
      await expect(identity.submitNewPassword('')).rejects.toMatchObject({ message: mensagensIdentidade.desafioVazio });
      expect(await identity.submitNewPassword('nova1234')).toMatchObject({
        step: 'done',
        session: { email: 'temporaria@itape.test' },
      });
    });

    it('says what an unconfirmed user, and one told to reset, must do next', async () => {
      const [email, other] = ['nao.confirmado@itape.test', 'redefinir@itape.test'];
      expect(await identity.signIn(email, 'senha123')).toEqual({ step: 'confirmSignUp', email });
      expect(await identity.signIn(other, 'senha123')).toEqual({ step: 'resetPassword', email: other });
    });

    it('takes the place of a session that was left over', async () => {
      await enter('cliente@itape.test');
      expect((await enter('admin@itape.test')).grupos).toEqual(['Admin']);
    });
  });

  describe('creating an account', () => {
    it('leads over the e-mailed code, sent again on demand, to the first sign-in', async () => {
      expect(await identity.signUp('bia@itape.test', 'chuva1234', 'Bia Lima')).toEqual({ destino: 'b***@i***' });
      expect(await identity.resendCode('bia@itape.test')).toEqual({ destino: 'b***@i***' });
      expect(idp.outbox.filter(({ to }) => to === 'bia@itape.test')).toHaveLength(2);
      await identity.confirmSignUp(' bia@itape.test', ` ${idp.codeFor('bia@itape.test')} `);
      expect(await enter('bia@itape.test', 'chuva1234')).toMatchObject({ nome: 'Bia Lima', grupos: [] });
    });

    it.each([
      ['senha123', 'known from leaks'],
      ['caio.1990', 'predictable words'],
      ['REIS-2020', 'predictable words'],
    ])('is refused with the password %s before the pool is asked, because it is %s', async (senha, reason) => {
      const outbox = [...idp.outbox];
      const failure = await identity.signUp('caio@itape.test', senha, 'Caio Reis').catch((error: unknown) => error);
      expect(failure).toMatchObject({ kind: 'refused', codigo: 'InvalidPasswordException' });
      expect(failure).toHaveProperty('cause.message', expect.stringContaining(reason));
      expect(idp.outbox).toEqual(outbox);
    });

    it('goes for a taken address as for a new one, and its owner alone hears of it', async () => {
      const destino = 'c***@i***';
      expect(await identity.signUp('cliente@itape.test', 'chuva1234', 'X Y')).toEqual({ destino });
      expect(idp.outbox.at(-1)?.to).toBe('cliente@itape.test');
      expect((await enter('cliente@itape.test')).nome).not.toBe('X Y');
    });

    it('is not confirmed by a wrong code, nor by none', async () => {
      await identity.signUp('caio@itape.test', 'chuva1234', 'Caio Reis');
      const wrong = idp.codeFor('caio@itape.test') === '000000' ? '111111' : '000000';
      await expect(identity.confirmSignUp('caio@itape.test', wrong)).rejects.toMatchObject({
        codigo: 'CodeMismatchException',
      });
      await expect(identity.confirmSignUp('caio@itape.test', '')).rejects.toMatchObject({
        message: 'Confirmation code cannot be empty',
      });
    });
  });

  it('lets a forgotten password be replaced', async () => {
    expect(await identity.forgotPassword('agencia@itape.test')).toEqual({ destino: 'a***@i***' });
    const reset = (senha: string) =>
      identity.resetPassword('agencia@itape.test', idp.codeFor('agencia@itape.test'), senha);
    for (const senha of ['temp1234', 'agencia-1'])
      await expect(reset(senha)).rejects.toMatchObject({ codigo: 'InvalidPasswordException' });
    const { sessions, tokens, users } = idp.identity.context;
    const revokeAllOf = jest.spyOn(sessions, 'revokeAllOf').mockImplementationOnce(() => undefined);
    const stranger = users.findOrStranger('agencia@itape.test');
    const { accessToken: elsewhere } = await tokens.issue(stranger, ADMIN_SCOPE);
    expect(await isAccepted(idp, elsewhere)).toBe(true);
    await reset('nova1234');
    expect(hasStoredSession()).toBe(false);
    // Where the pool does not end other sessions, the client ends them.
    expect(await isAccepted(idp, elsewhere)).toBe(false);
    revokeAllOf.mockRestore();
    await expect(enter('agencia@itape.test')).rejects.toMatchObject({ codigo: 'NotAuthorizedException' });
    expect((await enter('agencia@itape.test', 'nova1234')).grupos).toEqual(['Agencia']);
  });

  describe('a session', () => {
    it('is renewed on demand, with groups as they are now', async () => {
      await enter();
      const before = await identity.accessToken();
      administration().setGrupos('cliente@itape.test', ['Agencia']);
      expect((await identity.refresh())?.grupos).toEqual(['Agencia']);
      administration().setGrupos('cliente@itape.test', []);
      expect(await identity.accessToken()).not.toBe(before);
    });

    it.each([
      ['revoked', 'cliente@itape.test', (email: string) => administration().revokeSessions(email)],
      ['of a disabled user', 'admin@itape.test', (email: string) => administration().disable(email)],
      [
        'of a user told to reset',
        'responsavel@itape.test',
        (email: string) => administration().requirePasswordReset(email),
      ],
    ])('that was %s is over at its renewal', async (_, email, happen) => {
      await enter(email);
      happen(email);
      expect(await identity.refresh()).toBeNull();
      expect(await identity.accessToken()).toBeNull();
      expect(hasStoredSession()).toBe(false);
    });

    it('is renewed once when another tab had its turn first [SV9]', async () => {
      await enter();
      const send = jest.spyOn(window, 'fetch');
      const request = async <T>(_name: string, _options: unknown, work: () => Promise<T>) => {
        Reflect.deleteProperty(window.navigator, 'locks');
        await identity.refresh();
        return work();
      };
      Object.defineProperty(window.navigator, 'locks', { value: { request }, configurable: true });
      expect(await identity.refresh()).toMatchObject({ email: 'cliente@itape.test' });
      const renewals = send.mock.calls.filter(([, init]) =>
        JSON.stringify(init?.headers ?? {}).includes('GetTokensFromRefreshToken'),
      );
      expect(renewals).toHaveLength(1);
    });

    it('that nobody used for two weeks is over, at the provider too, and the next begins afresh', async () => {
      await enter();
      const token = (await identity.accessToken()) ?? '';
      expect(await isAccepted(idp, token)).toBe(true);
      const clock = jest.spyOn(Date, 'now');
      const begun = Date.now();
      clock.mockImplementation(() => begun + OCIOSIDADE_MS - 60_000);
      expect(isIdle()).toBe(false);
      clock.mockImplementation(() => begun + OCIOSIDADE_MS + 1);
      expect(await identity.accessToken()).toBeNull();
      expect(hasStoredSession()).toBe(false);
      clock.mockRestore();
      expect(await isAccepted(idp, token)).toBe(false);
      await enter();
      expect(await identity.accessToken()).not.toBeNull();
    });

    it('that the provider ended leaves no mark of use, by which the next would count as rested', async () => {
      await enter();
      await identity.accessToken();
      const marks = () => Object.keys(localStorage).filter((key) => key.endsWith('usadoEm'));
      expect(marks()).toHaveLength(1);
      administration().revokeSessions('cliente@itape.test');
      expect(await identity.refresh()).toBeNull();
      expect(marks()).toEqual([]);
    });

    it('ends at the provider too when the person signs out', async () => {
      await enter();
      const token = (await identity.accessToken()) ?? '';
      await identity.signOut();
      expect(hasStoredSession()).toBe(false);
      expect(await identity.currentSession()).toBeNull();
      await expect(idp.identity.readProfile(token)).rejects.toMatchObject({ motivo: 'invalido' });
    });

    it('survives an outage of the provider: the tokens stay, and the sign-out ends them here', async () => {
      await enter();
      const token = await identity.accessToken();
      await idp.app.close();
      await expect(identity.refresh()).rejects.toMatchObject({ kind: 'transient' });
      expect(await identity.accessToken()).toBe(token);
      await identity.signOut();
      expect(hasStoredSession()).toBe(false);
    });
  });
});
