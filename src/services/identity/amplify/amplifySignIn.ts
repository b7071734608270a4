import { confirmSignIn, signIn, type SignInOutput, signInWithRedirect, signOut } from 'aws-amplify/auth';
import { mensagensIdentidade } from '../../../domain/base/mensagens';
import { IdentityError } from '../../identityError';
import type { IdentityPort, IdentitySession, SignInStep } from '../../ports';
import { amplifySession } from './amplifySession';
import { shellOptions } from '../nativeRedirect';
import { forgetProviderPages } from '../storedSession';

type SignInPort = Pick<IdentityPort, 'signIn' | 'submitNewPassword' | 'signInWithProvider'>;

const isAlreadySignedIn = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UserAlreadyAuthenticatedException';

/** Replaces a session left over by another tab, since a sign-in is explicit. */
async function replacing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isAlreadySignedIn(error)) throw error;
    forgetProviderPages();
    await signOut();
    return act();
  }
}

/** Amplify's names of our providers. */
export const amplifyProviders = { google: 'Google', apple: 'Apple' } as const;

async function signedIn(): Promise<IdentitySession> {
  const found = await amplifySession.current();
  if (!found) throw new IdentityError('transient', mensagensIdentidade.generico, 'NoSession');
  return found.session;
}

async function toStep({ nextStep }: SignInOutput, email: string): Promise<SignInStep> {
  switch (nextStep.signInStep) {
    case 'DONE':
      return { step: 'done', session: await signedIn() };
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { step: 'newPassword' };
    case 'CONFIRM_SIGN_UP':
      return { step: 'confirmSignUp', email };
    case 'RESET_PASSWORD':
      return { step: 'resetPassword', email };
    default:
      // The specification has no second factor (spec §5), so a pool that requires one is misconfigured.
      throw new IdentityError('refused', mensagensIdentidade.semMfa, nextStep.signInStep);
  }
}

/** Sign-in by password, Google or Apple. */
export const amplifySignIn: SignInPort = {
  signIn: async (email, senha) => {
    const username = email.trim();
    return toStep(await replacing(() => signIn({ username, password: senha })), username);
  },
  submitNewPassword: async (senha) => toStep(await confirmSignIn({ challengeResponse: senha }), ''),
  signInWithProvider: (provedor, link) => {
    const provider = amplifyProviders[provedor];
    return replacing(() =>
      signInWithRedirect({ provider, ...(link === null ? {} : { customState: link }), ...shellOptions() }),
    );
  },
};
