import { fetchAuthSession } from 'aws-amplify/auth';
import { SIGN_OUT_WAIT_MS } from '../../../domain/base/constantes';
import type { IdentityConfig } from '../../../domain/wire/base/config';
import type { IdentityPort } from '../../ports';
import { amplifySession } from './amplifySession';
import { forgetTokens } from '../storedSession';
import { within } from '../within';

type Port = Pick<IdentityPort, 'signIn' | 'reauthenticate' | 'resetPassword' | 'updatePassword'>;

const endpointOf = ({ endpoint, userPoolId }: IdentityConfig): string =>
  endpoint ?? `https://cognito-idp.${userPoolId.split('_', 1)[0] ?? ''}.amazonaws.com/`;

/**
 * Ends every session of the token's user, this one included. Amplify's own call would also clear this device's storage.
 */
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

/** Runs a follow-up of a password change; its failure is ignored, since the new password is already valid. */
async function afterwards(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // Other sessions end with their refresh tokens at the latest.
  }
}

/**
 * Ends all other sessions after a password change or reset, since Amazon Cognito keeps them open, including those of an
 * attacker with the old password. The current session is renewed with the new password.
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
      // The person signs in again with the new password.
      forgetTokens();
    });
  },
});
