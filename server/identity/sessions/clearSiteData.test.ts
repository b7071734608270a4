import { CLIENT_ID, startIdentity } from '../testing/startIdentity';

const HEADER = 'clear-site-data';

describe('a browser that somebody leaves', () => {
  const start = async () => {
    const idp = await startIdentity();
    const { AccessToken, RefreshToken } = await idp.signIn('cliente@itape.test');
    const ask = (operation: string, input: object) =>
      idp.app.inject({
        method: 'POST',
        url: '/_idp/cognito-idp/',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        payload: JSON.stringify(input),
      });
    return { idp, AccessToken, RefreshToken, ask };
  };

  it('is told to forget what it keeps of the person, and not the device’s own record [LG1]', async () => {
    const { idp, RefreshToken, ask } = await start();
    const query = new URLSearchParams({ client_id: CLIENT_ID, logout_uri: 'http://localhost:8080/home' });
    const answers = [
      await idp.app.inject(`/_idp/logout?${query}`),
      await ask('RevokeToken', { Token: RefreshToken, ClientId: CLIENT_ID }),
      await ask('GlobalSignOut', { AccessToken: (await idp.signIn('cliente@itape.test')).AccessToken }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 200, 200]);
    // "storage" would take `dispositivo` along, and "*" everything.
    for (const { headers } of answers) expect(headers[HEADER]).toBe('"cache"');
  });

  it('is told nothing of the kind by any other call, nor by a refusal [LG1]', async () => {
    const { idp, AccessToken, ask } = await start();
    const answers = [
      await ask('GetUser', { AccessToken }),
      await ask('GlobalSignOut', { AccessToken: 'forged' }),
      await idp.app.inject('/_idp/logout?client_id=other'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400]);
    for (const { headers } of answers) expect(headers[HEADER]).toBeUndefined();
  });
});
