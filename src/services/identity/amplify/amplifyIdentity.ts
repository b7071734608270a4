import { CANCEL } from 'redux-saga';
import { OAUTH_WAIT_MS, SIGN_OUT_WAIT_MS } from '../../../domain/base/constantes';
import { mensagensIdentidade } from '../../../domain/base/mensagens';
import type { IdentityConfig } from '../../../domain/wire/base/config';
import { IdentityError } from '../../identityError';
import { webNative } from '../../native/webNative';
import type { IdentityPort } from '../../ports';
import type { NativePort } from '../../portsNative';
import { type AuthOperation, toIdentityError } from './authErrors';
import type { AmplifyPort } from './amplifyClient';
import {
  forgetStoredSession,
  forgetUse,
  hasStoredSession,
  isIdle,
  markUsed,
  takeStoredChallenge,
} from '../storedSession';
import { within } from '../within';

type Connect = (config: IdentityConfig) => Promise<AmplifyPort>;
type Client = () => Promise<AmplifyPort>;

/** Downloads Amplify. `onCustomState` receives the link carried through the provider on return. */
export const loadAmplify =
  (onCustomState: (link: string) => void, native: NativePort = webNative): Connect =>
  async (config) => {
    const { connectAmplify } = await import(/* webpackChunkName: "amplify" */ './amplifyClient');
    return connectAmplify(config, onCustomState, native);
  };

/** Connects at most once; a failed download is retried by the next call. */
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
 * Identity port on aws-amplify, for Amazon Cognito and the local substitute alike. A visitor who never signed in never
 * downloads it; every failure becomes an `IdentityError`.
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
      // Revoking failed, but the session on this device ends in any case.
      forgetStoredSession();
    } finally {
      forgetUse();
    }
  };

  /**
   * Runs a call of the stored session. A session idle for too long is ended first, at the provider too, since Cognito
   * has no idle limit.
   */
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

  /** Undoes a cancelled sign-in that succeeds later; the next sign-in waits for this. */
  const giveUp = async (entry: Promise<unknown>, isLatest: () => boolean): Promise<void> => {
    await entry;
    if (isLatest() && hasStoredSession()) await leave();
  };
  /** Waits for a pending sign-out, which would otherwise end the new session. */
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
