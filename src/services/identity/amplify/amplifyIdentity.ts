import { mensagensIdentidade } from '../../../domain/base/mensagens';
import type { IdentityConfig } from '../../../domain/wire/base/config';
import { IdentityError } from '../../identityError';
import { webNative } from '../../native/webNative';
import type { IdentityPort } from '../../ports';
import type { NativePort } from '../../portsNative';
import type { AmplifyPort } from './amplifyClient';
import { createSessionCalls, type Client } from '../sessionCalls';
import { hasStoredSession, takeStoredChallenge } from '../storedSession';

type Connect = (config: IdentityConfig) => Promise<AmplifyPort>;

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
  const { attempt, ofSession, entering, signOut } = createSessionCalls(client);
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
    signOut,
  };
}
