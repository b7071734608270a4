import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenIdentity } from '../../identity/testing/listenIdentity';
import type { StartedIdentity } from '../../identity/testing/startIdentity';
import { START_MS } from '../../../tests/support/startMs';
import {
  EmailTaken,
  IdentityAway,
  UserGone,
  type OperadorIdentity,
} from '../../agencia/operadores/acesso/operadorIdentity';
import { createCognitoIdentity } from './cognitoIdentity';

const userPoolId = 'sa-east-1_ItapeLocal';
const credentials = { accessKeyId: 'AKIDITAPE', secretAccessKey: 'segredo' };
const novo = {
  email: 'Nova@itape.test',
  nome: 'Nova Pessoa',
  grupos: ['Agencia', 'AgenciaResponsavel'] as const,
  senhaTemporaria: null,
};
const failure = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error);

describe('the administration of a user pool, asked over the network', () => {
  let idp: StartedIdentity;
  let identity: OperadorIdentity;
  beforeAll(async () => {
    idp = await listenIdentity({ admin: credentials });
    identity = createCognitoIdentity({ userPoolId, endpoint: idp.identity.context.pool.publicUrl, credentials });
  }, START_MS);
  afterAll(() => idp.app.close());
  const stored = (sub: string) => idp.identity.context.users.byUsername(sub);

  it('invites a new user by the provider’s own message, and puts them into their groups', async () => {
    const { sub } = await identity.create(novo);
    expect(stored(sub)).toMatchObject({
      status: 'FORCE_CHANGE_PASSWORD',
      groups: ['Agencia', 'AgenciaResponsavel'],
      attributes: { email: 'nova@itape.test', email_verified: 'true', name: 'Nova Pessoa' },
    });
    const password = idp.codeFor('nova@itape.test');
    await expect(idp.signIn('nova@itape.test', password)).rejects.toThrow('NEW_PASSWORD_REQUIRED');
    expect(await identity.find('NOVA@itape.test')).toEqual({ sub, estado: 'convidado' });
    expect(await failure(identity.create(novo))).toBeInstanceOf(EmailTaken);

    await identity.invite(sub);
    const second = idp.codeFor('nova@itape.test');
    expect(second).not.toBe(password);
    await expect(idp.signIn('nova@itape.test', password)).rejects.toThrow('Incorrect username or password');
    await expect(idp.signIn('nova@itape.test', second)).rejects.toThrow('NEW_PASSWORD_REQUIRED');
  });

  it('sends no message where a password is handed over', async () => {
    const email = 'entregue@itape.test';
    await identity.create({ ...novo, email, senhaTemporaria: 'trocar-7-onibus' });
    expect(idp.codeFor(email)).toBe('no code was sent');
    await expect(idp.signIn(email, 'trocar-7-onibus')).rejects.toThrow('NEW_PASSWORD_REQUIRED');
  });

  it('ends the sessions of a disabled user, and lets them in again', async () => {
    const email = 'agencia@itape.test';
    const { AccessToken } = await idp.signIn(email);
    const { sub } = (await identity.find(email)) ?? { sub: '' };
    await identity.disable(sub);
    await expect(idp.identity.verifyToken(AccessToken)).rejects.toThrow('access token refused');
    await expect(idp.signIn(email)).rejects.toThrow('User is disabled.');
    await identity.enable(sub);
    // A sign-in is new after that: the old token stays worthless.
    await expect(idp.identity.verifyToken(AccessToken)).rejects.toThrow('access token refused');
    await idp.signIn(email);
  });

  it('changes the groups of agencies alone, however often it is asked', async () => {
    const { sub } = (await identity.find('admin@itape.test')) ?? { sub: '' };
    await identity.setGrupos(sub, ['Agencia', 'AgenciaResponsavel']);
    await identity.setGrupos(sub, ['Agencia']);
    await identity.setGrupos(sub, ['Agencia']);
    expect(stored(sub)?.groups).toEqual(['Admin', 'Agencia']);
    expect([await identity.addGrupo(sub, 'Admin'), await identity.addGrupo(sub, 'AgenciaResponsavel')]).toEqual([
      false,
      true,
    ]);
  });

  it('makes the groups of a pool that has none', async () => {
    const state = idp.identity.context.store.state;
    state.groups = [];
    const { sub } = (await identity.find('cliente@itape.test')) ?? { sub: '' };
    await identity.setGrupos(sub, ['Agencia']);
    expect([state.groups, stored(sub)?.groups]).toEqual([['Agencia'], ['Agencia']]);
    delete state.groups;
  });

  it('sends a code for another password, which is the only way in from then on', async () => {
    const email = 'responsavel@itape.test';
    const { sub } = (await identity.find(email)) ?? { sub: '' };
    const { AccessToken } = await idp.signIn(email);
    await identity.requestReset(sub);
    await expect(idp.identity.verifyToken(AccessToken)).rejects.toThrow();
    await expect(idp.signIn(email)).rejects.toThrow('Password reset required');
    await idp.call('ConfirmForgotPassword', {
      Username: email,
      ConfirmationCode: idp.codeFor(email),
      Password: 'onibus-azul-42',
    });
    await idp.signIn(email, 'onibus-azul-42');
  });

  it('says that a user is gone', async () => {
    expect(await identity.find('ninguem@itape.test')).toBeNull();
    expect(await failure(identity.disable('ninguem'))).toBeInstanceOf(UserGone);
    expect(await failure(identity.setGrupos('ninguem', ['Agencia']))).toBeInstanceOf(UserGone);
  });

  it('reports a key that the provider does not know as an outage with its reason', async () => {
    const other = createCognitoIdentity({
      userPoolId,
      endpoint: idp.identity.context.pool.publicUrl,
      credentials: { ...credentials, secretAccessKey: 'outro' },
    });
    const error = await failure(other.disable('x'));
    expect(error).toBeInstanceOf(IdentityAway);
    expect(String(error)).toContain('InvalidSignatureException');
  });
});

describe('a provider that cannot answer', () => {
  let provider: Server;
  let asked = 0;
  let answer: (respond: (status: number, body: object) => void) => void;
  beforeEach(async () => {
    asked = 0;
    provider = createServer((request, response) => {
      asked += 1;
      request.resume();
      answer((status, body) => {
        response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => {
    provider.closeAllConnections();
    provider.close();
  });
  const connected = (restMs?: number) => {
    const { port } = provider.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    return createCognitoIdentity({ userPoolId, endpoint, credentials, ...(restMs !== undefined && { restMs }) });
  };
  const throttled = { __type: 'TooManyRequestsException', message: 'Rate exceeded' };

  it('is asked again where it wants fewer calls, and its answer counts', async () => {
    answer = (respond) => (asked < 3 ? respond(400, throttled) : respond(200, {}));
    await connected().enable('x');
    expect(asked).toBe(3);
  });

  it('is given up for this time after three attempts', async () => {
    answer = (respond) => respond(400, throttled);
    const error = await failure(connected().enable('x'));
    expect([error instanceof IdentityAway, String(error), asked]).toEqual([
      true,
      expect.stringContaining('TooManyRequestsException'),
      3,
    ]);
  });

  it('is left alone after five failures in a row, and asked again after a rest', async () => {
    answer = (respond) => respond(503, { __type: 'InternalErrorException', message: 'down' });
    const identity = connected(400);
    for (let turn = 0; turn < 5; turn += 1) await failure(identity.enable('x'));
    const before = asked;
    expect(String(await failure(identity.enable('x')))).toContain('left alone');
    expect(asked).toBe(before);
    answer = (respond) => respond(200, {});
    await new Promise((rested) => setTimeout(rested, 450));
    await identity.enable('x');
    expect(asked).toBe(before + 1);
  }, 20_000);

  it('is not waited for longer than the deadline of a call', async () => {
    answer = () => undefined;
    const begun = Date.now();
    expect(await failure(connected().enable('x'))).toBeInstanceOf(IdentityAway);
    expect(Date.now() - begun).toBeLessThan(15_000);
  }, 20_000);
});
