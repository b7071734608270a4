import { CANCEL } from 'redux-saga';
import { OAUTH_WAIT_MS, SIGN_OUT_WAIT_MS } from '../../domain/constantes';
import { mensagensIdentidade } from '../../domain/mensagens';
import type { IdentityConfig } from '../../domain/wire/config';
import { IdentityError } from '../identityError';
import { webNative } from '../native/webNative';
import type { IdentityPort } from '../ports';
import type { NativePort } from '../portsNative';
import { type AuthOperation, toIdentityError } from './authErrors';
import type { AmplifyPort } from './amplifyClient';
import {
  forgetStoredSession,
  forgetUse,
  hasStoredSession,
  isIdle,
  markUsed,
  takeStoredChallenge,
} from './storedSession';
import { within } from './within';

type Connect = (config: IdentityConfig) => Promise<AmplifyPort>;
type Client = () => Promise<AmplifyPort>;

/** Downloads Amplify. What a sign-in took along to the provider (the custom state) is said when it comes back. */
export const loadAmplify =
  (onCustomState: (link: string) => void, native: NativePort = webNative): Connect =>
  async (config) => {
    const { connectAmplify } = await import(/* webpackChunkName: "amplify" */ './amplifyClient');
    return connectAmplify(config, onCustomState, native);
  };

/** Connects at most once; a download that failed is tried anew with the next call. */
function connectOnce(readConfig: () => Promise<IdentityConfig>, connect: Connect): Client {
  let connection: Promise<AmplifyPort> | null = null;
  return () => {
    connection ??= readConfig()
      .then(connect)
      .catch((error: unknown) => {
        connection = null;
        throw new IdentityError('transient', mensagensIdentidade.rede, 'NetworkError', error);
      });
    return connection;
  };
}

/**
 * The identity port by aws-amplify, the same for Amazon Cognito and for the local stand-in. A visitor who never signed
 * in never downloads it; every failure comes out as an `IdentityError`.
 */
export function createAmplifyIdentity(
  readConfig: () => Promise<IdentityConfig>,
  connect: Connect = loadAmplify(() => undefined),
): IdentityPort {
  const client = connectOnce(readConfig, connect);
  let leaving: Promise<void> = Promise.resolve();
  let entries = 0;

  const attempt = async <T>(operation: AuthOperation, act: (port: AmplifyPort) => Promise<T>): Promise<T> => {
    try {
      return await act(await client());
    } catch (error) {
      throw toIdentityError(error, operation);
    }
  };
  const leave = async (): Promise<void> => {
    try {
      await within(
        SIGN_OUT_WAIT_MS,
        client().then((port) => port.signOut()),
      );
    } catch {
      // The provider did not hear of it; on this device the session is over all the same.
      forgetStoredSession();
    } finally {
      forgetUse();
    }
  };

  /** One that rested too long is ended, at the provider too; Cognito itself knows no such end. */
  const ofSession = async <T>(act: (port: AmplifyPort) => Promise<T | null>): Promise<T | null> => {
    if (!hasStoredSession()) return null;
    if (isIdle()) {
      await (leaving = leave());
      return null;
    }
    let found: T | null = null;
    try {
      found = await attempt('session', act);
      return found;
    } finally {
      if (found !== null) markUsed();
      else if (!hasStoredSession()) forgetUse();
    }
  };

  /** Who gave a sign-in up is not to find themselves signed in by it; whoever signs in next waits for that. */
  const giveUp = async (entry: Promise<unknown>, isLatest: () => boolean): Promise<void> => {
    await entry;
    if (isLatest() && hasStoredSession()) await leave();
  };
  /** A sign-out that is still on its way would take the new session with it. */
  const entering: typeof attempt = (operation, act) => {
    let mine = 0;
    const entry = leaving.then(() => {
      mine = entries += 1;
      forgetUse();
      return attempt(operation, act);
    });
    const givenUp = () => {
      leaving = within(
        OAUTH_WAIT_MS,
        giveUp(entry, () => mine === entries),
      ).catch(() => undefined);
    };
    return Object.assign(entry, { [CANCEL]: givenUp });
  };

  return {
    currentSession: () => ofSession((port) => port.currentSession()),
    accessToken: () => ofSession((port) => port.accessToken()),
    refresh: async () => {
      try {
        return await ofSession((port) => port.refresh());
      } catch (error) {
        if (error instanceof IdentityError && error.kind === 'session') return null;
        throw error;
      }
    },
    takeLostChallenge: takeStoredChallenge,
    isRemembered: hasStoredSession,
    signIn: (email, senha) => entering('signIn', (port) => port.signIn(email, senha)),
    submitNewPassword: (senha) => entering('signIn', (port) => port.submitNewPassword(senha)),
    signInWithProvider: (provedor, link) => entering('redirect', (port) => port.signInWithProvider(provedor, link)),
    completeRedirect: () => attempt('redirect', (port) => port.completeRedirect()),
    signUp: (email, senha, nome) => attempt('signUp', (port) => port.signUp(email, senha, nome)),
    confirmSignUp: (email, codigo) => attempt('other', (port) => port.confirmSignUp(email, codigo)),
    resendCode: (email) => attempt('other', (port) => port.resendCode(email)),
    forgotPassword: (email) => attempt('other', (port) => port.forgotPassword(email)),
    resetPassword: (email, codigo, senha) => attempt('other', (port) => port.resetPassword(email, codigo, senha)),
    updatePassword: (atual, nova) => attempt('account', (port) => port.updatePassword(atual, nova)),
    requestEmailChange: (email) => attempt('account', (port) => port.requestEmailChange(email)),
    resendEmailCode: () => attempt('account', (port) => port.resendEmailCode()),
    confirmEmailChange: (codigo) => attempt('account', (port) => port.confirmEmailChange(codigo)),
    listDevices: () => attempt('devices', (port) => port.listDevices()),
    forgetDevice: (id) => attempt('devices', (port) => port.forgetDevice(id)),
    reauthenticate: (email, senha) => attempt('signIn', (port) => port.reauthenticate(email, senha)),
    reauthenticateWithProvider: (provedor) => attempt('redirect', (port) => port.reauthenticateWithProvider(provedor)),
    deleteUser: () => attempt('account', (port) => port.deleteUser()),
    signOut: () => {
      if (hasStoredSession()) leaving = leave();
      return leaving;
    },
  };
}
