import type { StartedIdentity } from './startIdentity';

/**
 * Whether a listening provider still answers to an access token, asked over the network as a client asks. Checking the
 * signature in this process does not say it under jsdom, whose byte arrays are of another realm: every token fails there.
 */
export async function isAccepted({ identity }: StartedIdentity, AccessToken: string): Promise<boolean> {
  const { endpoint } = identity.configFor(new URL(identity.context.pool.publicUrl).origin);
  if (!endpoint) throw new Error('the embedded provider names its endpoint');
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({ AccessToken }),
  });
  return response.ok;
}
