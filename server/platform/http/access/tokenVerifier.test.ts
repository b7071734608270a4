import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSigningKey } from '../../../identity/sessions/signingKey';
import { openStore } from '../../../identity/store';
import { type StartedIdentity, startIdentity } from '../../../identity/testing/startIdentity';
import { createTokenVerifier, TokenRefused } from './tokenVerifier';

describe('the token verifier', () => {
  let idp: StartedIdentity;
  beforeAll(async () => {
    idp = await startIdentity();
  });
  afterAll(() => idp.app.close());

  it('names the user of an access token and their groups, in the order of the spec [§6.grupos.1]', async () => {
    const { AccessToken } = await idp.signIn('responsavel@itape.test');
    expect(await idp.identity.verifyToken(AccessToken)).toEqual({
      sub: '00000000-0000-4000-8000-000000000006',
      username: '00000000-0000-4000-8000-000000000006',
      grupos: ['Agencia', 'AgenciaResponsavel'],
      autenticadoEm: expect.any(Number),
    });
  });

  it('tells when the person proved who they are, which a renewal does not move', async () => {
    const entered = await startIdentity();
    const { AccessToken, RefreshToken } = await entered.signIn('cliente@itape.test');
    const { autenticadoEm } = await entered.identity.verifyToken(AccessToken);
    entered.later(600_000);
    const renewed = await entered.call('GetTokensFromRefreshToken', { RefreshToken });
    const { AccessToken: later } = renewed.AuthenticationResult as { AccessToken: string };
    expect((await entered.identity.verifyToken(later)).autenticadoEm).toBe(autenticadoEm);
    expect(Math.abs(autenticadoEm - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    ['its session was ended', (refresh: string) => idp.call('RevokeToken', { Token: refresh })],
    ['its user was disabled', async () => idp.administration.disable('00000000-0000-4000-8000-000000000006')],
  ])('refuses a token at once where %s', async (_, end) => {
    const { AccessToken, RefreshToken } = await idp.signIn('responsavel@itape.test');
    await expect(idp.identity.verifyToken(AccessToken)).resolves.toBeDefined();
    await end(RefreshToken);
    await expect(idp.identity.verifyToken(AccessToken)).rejects.toMatchObject({ motivo: 'invalido' });
    idp.administration.enable('responsavel@itape.test');
  });

  it('refuses an id token', async () => {
    const { IdToken } = await idp.signIn('cliente@itape.test');
    await expect(idp.identity.verifyToken(IdToken)).rejects.toMatchObject({ motivo: 'invalido' });
  });

  it('tells an expired token from a bad one, for that is worth a renewal', async () => {
    const shortLived = await startIdentity({ accessTokenSeconds: -1 });
    const { AccessToken } = await shortLived.signIn('cliente@itape.test');
    await expect(shortLived.identity.verifyToken(AccessToken)).rejects.toMatchObject({ motivo: 'expirado' });
  });

  it.each([
    ['no token', ''],
    ['garbage', 'a.b.c'],
  ])('refuses %s', async (_, token) => {
    await expect(idp.identity.verifyToken(token)).rejects.toBeInstanceOf(TokenRefused);
  });

  it('refuses groups that were written into a genuine token [§6.grupos.1]', async () => {
    const [head = '', body = '', signature = ''] = (await idp.signIn('cliente@itape.test')).AccessToken.split('.');
    const claims: object = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, 'cognito:groups': ['Admin'] })).toString('base64url');
    await expect(idp.identity.verifyToken(`${head}.${forged}.${signature}`)).rejects.toMatchObject({
      motivo: 'invalido',
    });
  });

  it('refuses a token without a signature, whatever its header says', async () => {
    const [, body = ''] = (await idp.signIn('cliente@itape.test')).AccessToken.split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    await expect(idp.identity.verifyToken(`${header}.${body}.`)).rejects.toMatchObject({ motivo: 'invalido' });
  });

  it('refuses the token of another pool with the same name', async () => {
    // With a key of its own.
    const other = await startIdentity({ initial: undefined });
    const { AccessToken } = await other.signIn('cliente@itape.test');
    await expect(idp.identity.verifyToken(AccessToken)).rejects.toMatchObject({ motivo: 'invalido' });
  });

  it('refuses the token of another client', async () => {
    const { pool, key } = idp.identity.context;
    const verify = createTokenVerifier({ issuer: pool.issuer, clientId: 'another', jwks: { keys: [key.publicJwk] } });
    const { AccessToken } = await idp.signIn('cliente@itape.test');
    await expect(verify(AccessToken)).rejects.toMatchObject({ motivo: 'invalido' });
  });

  it('says that it cannot tell while the issuer does not answer', async () => {
    const verify = createTokenVerifier({ issuer: 'https://127.0.0.1:9/pool', clientId: 'x' });
    const key = createSigningKey(openStore(null).store.state.signingKey);
    const token = await key.sign({ iss: 'https://127.0.0.1:9/pool', token_use: 'access', client_id: 'x' });
    await expect(verify(token)).rejects.toThrow('identity provider unavailable');
    await expect(verify(token)).rejects.toThrow('identity provider unavailable');
  });

  it('reads the keys of a provider on this machine by http, and cannot tell while they are missing', async () => {
    const key = createSigningKey(openStore(null).store.state.signingKey);
    let keys: object[] | null = null;
    const provider = createServer((_, reply) => {
      reply.writeHead(keys === null ? 404 : 200, { 'content-type': 'application/json' });
      reply.end(JSON.stringify({ keys: keys ?? [] }));
    });
    await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
    const { port } = provider.address() as AddressInfo;
    const issuer = `http://127.0.0.1:${port}/pool`;
    const payload = { iss: issuer, sub: 's', username: 'u', token_use: 'access', client_id: 'x' };
    const token = await key.sign({ ...payload, exp: Math.floor(Date.now() / 1000) + 60 });
    const verifier = () => createTokenVerifier({ issuer, clientId: 'x' });
    await expect(verifier()(token)).rejects.toThrow('identity provider unavailable');
    keys = [key.publicJwk];
    expect(await verifier()(token)).toMatchObject({ sub: 's', username: 'u' });
    await new Promise((closed) => provider.close(closed));
  });
});
