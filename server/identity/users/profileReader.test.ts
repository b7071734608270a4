import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProfileReader, toProfile } from './profileReader';
import { type StartedIdentity, startIdentity } from '../testing/startIdentity';

describe('the profile reader', () => {
  let idp: StartedIdentity;
  let endpoint: string;
  beforeAll(async () => {
    idp = await startIdentity();
    endpoint = `${await idp.app.listen({ port: 0, host: '127.0.0.1' })}/_idp/cognito-idp/`;
  });
  afterAll(() => idp.app.close());

  it('reads the same over the network as in the process', async () => {
    const { AccessToken } = await idp.signIn('agencia@itape.test');
    const profile = await createProfileReader(endpoint)(AccessToken);
    expect(profile).toEqual({
      sub: '00000000-0000-4000-8000-000000000005',
      email: 'agencia@itape.test',
      emailVerificado: true,
      nome: 'Ana Agência',
      provedor: 'itape',
    });
    expect(await idp.identity.readProfile(AccessToken)).toEqual(profile);
  });

  it('tells a refused token', async () => {
    await expect(createProfileReader(endpoint)('forged')).rejects.toMatchObject({ motivo: 'invalido' });
    await expect(idp.identity.readProfile('forged')).rejects.toMatchObject({ motivo: 'invalido' });
  });

  it.each([
    [500, '{}'],
    [400, '{"__type":"TooManyRequestsException"}'],
    [200, '{"nothing":"known"}'],
    [200, '<html>'],
  ])('says that the provider is unavailable when it answers %p %p', async (status, body) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const read = createProfileReader(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(read('token')).rejects.toThrow('identity provider unavailable');
    server.close();
  });

  it('says the same when nobody answers', async () => {
    await expect(createProfileReader('http://127.0.0.1:9/')('token')).rejects.toThrow('identity provider unavailable');
  });

  it('has no name for a person who hides it, and no verified e-mail unless the pool says so', () => {
    const UserAttributes = [
      { Name: 'name', Value: ' ' },
      { Name: 'email', Value: 'a@b.test' },
    ];
    expect(toProfile({ Username: 'x', UserAttributes })).toMatchObject({
      sub: 'x',
      nome: null,
      emailVerificado: false,
    });
  });
});
