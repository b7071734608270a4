/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import type { IdentityConfig } from '../../domain/wire/config';
import { IdentityError } from '../identityError';
import type { IdentityPort } from '../ports';
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
const nobody: Omit<IdentityPort, 'takeLostChallenge'> = {
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
});
