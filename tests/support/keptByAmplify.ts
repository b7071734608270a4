/** Tokens of a sign-in and their client. */
export interface Tokens {
  clientId: string;
  access: string;
  id: string;
  refresh: string;
}

/** Signs in by password at the provider of a product. */
export async function tokensFrom(origin: string, email: string, senha = 'senha123'): Promise<Tokens> {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as {
    identity: { clientId: string; endpoint: string };
  };
  const { clientId, endpoint } = config.identity;
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: clientId,
      AuthParameters: { USERNAME: email, PASSWORD: senha },
    }),
  });
  const { AuthenticationResult: given } = (await reply.json()) as {
    AuthenticationResult: { AccessToken: string; IdToken: string; RefreshToken: string };
  };
  return { clientId, access: given.AccessToken, id: given.IdToken, refresh: given.RefreshToken };
}

/** Amplify's storage entries after a sign-in by password. */
export function keptByAmplify(email: string, { clientId, access, id, refresh }: Tokens): [string, string][] {
  const username = usernameIn(access);
  const client = `CognitoIdentityServiceProvider.${clientId}`;
  return [
    [`${client}.LastAuthUser`, username],
    [`${client}.${username}.accessToken`, access],
    [`${client}.${username}.idToken`, id],
    [`${client}.${username}.refreshToken`, refresh],
    [`${client}.${username}.clockDrift`, '0'],
    [`${client}.${username}.signInDetails`, JSON.stringify({ loginId: email, authFlowType: 'USER_PASSWORD_AUTH' })],
  ];
}

/** The claim that is part of Amplify's storage keys. */
function usernameIn(access: string): string {
  const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as { username: string };
  return claims.username;
}
