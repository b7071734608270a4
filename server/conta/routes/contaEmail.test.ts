import type { Conta } from '../../../src/domain/wire/conta/conta';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';

/** The real embedded provider: what it confirmed, the conta takes over. */
describe('a conta whose login has a new e-mail', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer({ realIdentity: true });
  });
  afterAll(() => server.close());

  const provider = async (operation: string, input: object) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/_idp/cognito-idp/',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        payload: JSON.stringify({ ClientId: 'itapelocalwebclient0000001', ...input }),
      })
    ).json<{ AuthenticationResult: { AccessToken: string } }>();
  const enter = async (email: string) =>
    (
      await provider('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: 'senha123' },
      })
    ).AuthenticationResult.AccessToken;
  const follow = (token: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/Conta/ConfirmarEmail',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
  const users = () => server.services.identity.embedded?.context.users;

  it('takes it over once it is confirmed there, and again does nothing', async () => {
    const token = await enter('cliente@itape.test');
    const user = users()?.find('cliente@itape.test');
    if (user) user.attributes.email = 'nova@itape.test';
    const first = await follow(token);
    expect(first.json<{ data: Conta }>().data.email).toBe('nova@itape.test');
    expect((await follow(token)).json()).toEqual(first.json());
  });

  it('waits until the provider has confirmed it', async () => {
    const user = users()?.find('nova@itape.test');
    if (user) user.attributes.email_verified = 'false';
    const refused = await follow(await enter('nova@itape.test'));
    expect([refused.statusCode, refused.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo]).toEqual([
      409,
      'EMAIL_NAO_CONFIRMADO',
    ]);
  });

  it('does not take an address that another conta has', async () => {
    const user = users()?.find('nova@itape.test');
    if (user) Object.assign(user.attributes, { email: 'maria@gmail.test', email_verified: 'true' });
    const refused = await follow(await enter('maria@gmail.test'));
    expect([refused.statusCode, refused.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo]).toEqual([
      409,
      'EMAIL_JA_CADASTRADO',
    ]);
  });

  it('is for who signed in', async () => {
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/Conta/ConfirmarEmail', payload: {} })).statusCode,
    ).toBe(401);
  });
});
