import { fetchAuthSession } from 'aws-amplify/auth';
import { SIGN_OUT_WAIT_MS } from '../../domain/constantes';
import type { IdentityConfig } from '../../domain/wire/config';
import type { IdentityPort } from '../ports';
import { amplifySession } from './amplifySession';
import { forgetTokens } from './storedSession';
import { within } from './within';

type Port = Pick<IdentityPort, 'signIn' | 'reauthenticate' | 'resetPassword' | 'updatePassword'>;

const endpointOf = ({ endpoint, userPoolId }: IdentityConfig): string =>
  endpoint ?? `https://cognito-idp.${userPoolId.split('_', 1)[0] ?? ''}.amazonaws.com/`;

/** Ends every session of a token's user, this one too. Amplify's own call would also clear the storage of this device. */
async function globalSignOut(config: IdentityConfig, AccessToken: string): Promise<void> {
  const asked = fetch(endpointOf(config), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken }),
  });
  const response = await within(SIGN_OUT_WAIT_MS, asked);
  if (!response.ok) throw new Error(`GlobalSignOut answered ${response.status}`);
}

/** The new password stands whatever comes after it: a failure here is not one of its change. */
async function afterwards(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // Sessions elsewhere end at the latest with their refresh tokens.
  }
}

/**
 * A pool of Amazon Cognito leaves sessions open when a password is changed or reset, also those of whoever knew the old
 * one. So all of them are ended, and the session at hand is begun anew with the new password.
 */
export const endingOthers = <T extends Port>(port: T, config: IdentityConfig): T => ({
  ...port,
  updatePassword: async (atual, nova) => {
    await port.updatePassword(atual, nova);
    await afterwards(async () => {
      const { tokens } = await fetchAuthSession();
      const email = tokens?.idToken?.payload.email;
      if (!tokens || typeof email !== 'string') return;
      await globalSignOut(config, tokens.accessToken.toString());
      await port.reauthenticate(email, nova);
    });
  },
  resetPassword: async (email, codigo, senha) => {
    await port.resetPassword(email, codigo, senha);
    await afterwards(async () => {
      const { step } = await port.signIn(email, senha);
      const token = step === 'done' ? (await amplifySession.current())?.token : undefined;
      if (token !== undefined) await globalSignOut(config, token);
      // The person signs in next with the new password.
      forgetTokens();
    });
  },
});
