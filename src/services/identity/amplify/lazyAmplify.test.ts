/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import { CANCEL } from 'redux-saga';
import type { IdentityConfig } from '../../../domain/wire/base/config';
import { OAUTH_WAIT_MS } from '../../../domain/base/constantes';
import { IdentityError } from '../../identityError';
import type { IdentityPort, SignInStep } from '../../ports';
import { createAmplifyIdentity } from './amplifyIdentity';

const config: IdentityConfig = {
  userPoolId: 'sa-east-1_x',
  clientId: 'c',
  hostedUiDomain: 'auth.test',
  redirectSignIn: ['http://localhost/callback/'],
  redirectSignOut: ['http://localhost/home'],
};

const never = () => new Promise<never>(() => undefined);
const rejected = () => Promise.reject(new Error('not expected'));
const nobody: Omit<IdentityPort, 'takeLostChallenge' | 'isRemembered'> = {
  currentSession: () => Promise.resolve(null),
  accessToken: () => Promise.resolve(null),
  refresh: () => Promise.resolve(null),
  signIn: rejected,
  submitNewPassword: rejected,
  signInWithProvider: rejected,
  completeRedirect: () => Promise.resolve(null),
  signUp: rejected,
  confirmSignUp: rejected,
  resendCode: rejected,
  forgotPassword: rejected,
  resetPassword: rejected,
  updatePassword: rejected,
  requestEmailChange: rejected,
  resendEmailCode: rejected,
  confirmEmailChange: rejected,
  listDevices: rejected,
  forgetDevice: rejected,
  reauthenticate: rejected,
  reauthenticateWithProvider: rejected,
  deleteUser: rejected,
  signOut: () => Promise.resolve(),
};

const signedInBefore = () => window.localStorage.setItem('CognitoIdentityServiceProvider.c.LastAuthUser', 'somebody');

describe('the identity library', () => {
  afterEach(() => {
    window.localStorage.clear();
    jest.useRealTimers();
  });

  it('is never loaded for a visitor who never signed in', async () => {
    const connect = jest.fn(rejected);
    const identity = createAmplifyIdentity(() => Promise.resolve(config), connect);
    expect(await identity.currentSession()).toBeNull();
    expect(await identity.accessToken()).toBeNull();
    expect(await identity.refresh()).toBeNull();
    await identity.signOut();
    expect(connect).not.toHaveBeenCalled();
  });

  it('is never loaded where the browser keeps nothing', async () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(await createAmplifyIdentity(never, rejected).accessToken()).toBeNull();
    storage.mockRestore();
  });

  it('is loaded once for one who did', async () => {
    signedInBefore();
    const connect = jest.fn(() => Promise.resolve(nobody));
    const identity = createAmplifyIdentity(() => Promise.resolve(config), connect);
    await Promise.all([identity.currentSession(), identity.accessToken(), identity.completeRedirect()]);
    expect(connect).toHaveBeenCalledTimes(1);
    expect(connect).toHaveBeenCalledWith(config);
  });

  it('is asked for again after a download that failed', async () => {
    signedInBefore();
    const connect = jest.fn(() => Promise.resolve(nobody)).mockRejectedValueOnce(new Error('Loading chunk failed'));
    const identity = createAmplifyIdentity(() => Promise.resolve(config), connect);
    await expect(identity.currentSession()).rejects.toMatchObject({ kind: 'transient', message: 'Network Error' });
    expect(await identity.currentSession()).toBeNull();
  });

  it('is given three seconds to sign out, then the tokens are forgotten without it [§9.esperas.3, FC8]', async () => {
    jest.useFakeTimers();
    signedInBefore();
    window.localStorage.setItem('dispositivo', 'web-1');
    const connect = () => Promise.resolve({ ...nobody, signOut: never });
    const leaving = createAmplifyIdentity(() => Promise.resolve(config), connect).signOut();
    await jest.advanceTimersByTimeAsync(2_999);
    expect(window.localStorage).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    await leaving;
    expect(Object.keys(window.localStorage)).toEqual(['dispositivo']);
  });

  it('waits for a sign-out under way before it signs in, which would take the new session along', async () => {
    signedInBefore();
    const order: string[] = [];
    let leave: () => void = () => undefined;
    const connect = () =>
      Promise.resolve({
        ...nobody,
        signOut: () => new Promise<void>((resolve) => (leave = resolve)).then(() => void order.push('out')),
        signIn: () => (order.push('in'), Promise.resolve({ step: 'newPassword' as const })),
      });
    const identity = createAmplifyIdentity(() => Promise.resolve(config), connect);
    const leaving = identity.signOut();
    const entering = identity.signIn('ana@itape.test', 'senha123');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(order).toEqual([]);
    leave();
    await Promise.all([leaving, entering]);
    expect(order).toEqual(['out', 'in']);
  });

  it('tells a renewal that was refused from one that did not get through', async () => {
    signedInBefore();
    const failing = (kind: 'session' | 'transient') =>
      createAmplifyIdentity(
        () => Promise.resolve(config),
        () => Promise.resolve({ ...nobody, refresh: () => Promise.reject(new IdentityError(kind, '', '')) }),
      );
    expect(await failing('session').refresh()).toBeNull();
    await expect(failing('transient').refresh()).rejects.toMatchObject({ kind: 'transient' });
  });

  describe('with a sign-in that was given up', () => {
    const TOKENS = 'CognitoIdentityServiceProvider.c.LastAuthUser';
    const give = (up: Promise<unknown>) => (up as unknown as Record<string, () => void>)[CANCEL]?.();
    const done = { step: 'done' } as SignInStep;

    /** Sign-ins resolved by hand, which leave tokens like Amplify. */
    function answering() {
      const answers: ((step: SignInStep) => void)[] = [];
      const signOut = jest.fn(async () => window.localStorage.removeItem(TOKENS));
      const signIn = jest.fn(async (email: string) => {
        const step = await new Promise<SignInStep>((resolve) => answers.push(resolve));
        if (step.step === 'done') window.localStorage.setItem(TOKENS, email);
        return step;
      });
      const connect = () => Promise.resolve({ ...nobody, signIn, signOut });
      const identity = createAmplifyIdentity(() => Promise.resolve(config), connect);
      return {
        identity,
        signIn,
        signOut,
        answer: async (index: number) => (await tick(), answers[index]?.(done), tick()),
      };
    }
    const tick = () => jest.advanceTimersByTimeAsync(1);
    beforeEach(() => jest.useFakeTimers());

    it('clears the tokens of its late success, and the next sign-in waits for that', async () => {
      const { identity, signIn, signOut, answer } = answering();
      const first = identity.signIn('ana@itape.test', 'senha123');
      await tick();
      give(first);
      const second = identity.signIn('bia@itape.test', 'senha123');
      await tick();
      expect(signIn).toHaveBeenCalledTimes(1);
      await answer(0);
      expect(signOut).toHaveBeenCalledTimes(1);
      await answer(1);
      await second;
      expect(window.localStorage.getItem(TOKENS)).toBe('bia@itape.test');
      expect(signOut).toHaveBeenCalledTimes(1);
    });

    it('keeps nobody waiting longer than a sign-in may take, and then spares the newer session', async () => {
      const { identity, signOut, answer } = answering();
      const first = identity.signIn('ana@itape.test', 'senha123');
      await tick();
      give(first);
      const second = identity.signIn('bia@itape.test', 'senha123');
      await jest.advanceTimersByTimeAsync(OAUTH_WAIT_MS);
      await answer(1);
      await second;
      await answer(0);
      expect(signOut).not.toHaveBeenCalled();
    });

    it('leaves alone what was there when it failed', async () => {
      const signOut = jest.fn(async () => undefined);
      const connect = () => Promise.resolve({ ...nobody, signOut });
      signedInBefore();
      const identity = createAmplifyIdentity(() => Promise.resolve(config), connect);
      const entry = identity.signIn('ana@itape.test', 'errada');
      give(entry);
      await expect(entry).rejects.toMatchObject({ name: 'IdentityError' });
      await tick();
      expect(signOut).not.toHaveBeenCalled();
    });
  });
});
