import { SIGN_OUT_WAIT_MS } from '../../domain/constantes';
import { mensagensIdentidade } from '../../domain/mensagens';
import type { IdentityConfig } from '../../domain/wire/config';
import { IdentityError } from '../identityError';
import type { IdentityPort } from '../ports';
import { type AuthOperation, toIdentityError } from './authErrors';
import { forgetStoredSession, hasStoredSession } from './storedSession';
import { within } from './within';

type Connect = (config: IdentityConfig) => Promise<IdentityPort>;

const loadAmplify: Connect = async (config) => {
  const { connectAmplify } = await import(/* webpackChunkName: "amplify" */ './amplifyClient');
  return connectAmplify(config);
};

/** Connects at most once; a download that failed is tried anew with the next call. */
function connectOnce(readConfig: () => Promise<IdentityConfig>, connect: Connect): () => Promise<IdentityPort> {
  let connection: Promise<IdentityPort> | null = null;
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
  connect: Connect = loadAmplify,
): IdentityPort {
  const client = connectOnce(readConfig, connect);

  const attempt = async <T>(operation: AuthOperation, act: (port: IdentityPort) => Promise<T>): Promise<T> => {
    try {
      return await act(await client());
    } catch (error) {
      throw toIdentityError(error, operation);
    }
  };
  const ofSession = async <T>(act: (port: IdentityPort) => Promise<T | null>): Promise<T | null> =>
    hasStoredSession() ? attempt('session', act) : null;

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
    signIn: (email, senha) => attempt('signIn', (port) => port.signIn(email, senha)),
    submitNewPassword: (senha) => attempt('signIn', (port) => port.submitNewPassword(senha)),
    signInWithProvider: (provedor) => attempt('redirect', (port) => port.signInWithProvider(provedor)),
    completeRedirect: () => attempt('redirect', (port) => port.completeRedirect()),
    signUp: (email, senha, nome) => attempt('signUp', (port) => port.signUp(email, senha, nome)),
    confirmSignUp: (email, codigo) => attempt('other', (port) => port.confirmSignUp(email, codigo)),
    resendCode: (email) => attempt('other', (port) => port.resendCode(email)),
    forgotPassword: (email) => attempt('other', (port) => port.forgotPassword(email)),
    resetPassword: (email, codigo, senha) => attempt('other', (port) => port.resetPassword(email, codigo, senha)),
    signOut: async () => {
      if (!hasStoredSession()) return;
      try {
        await within(
          SIGN_OUT_WAIT_MS,
          client().then((port) => port.signOut()),
        );
      } catch {
        // The provider did not hear of it; on this device the session is over all the same.
        forgetStoredSession();
      }
    },
  };
}
