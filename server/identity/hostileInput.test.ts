import type { InjectOptions } from 'fastify';
import { encode } from '../../tests/support/hostile/encode';
import { hostileRequests, type Parts } from '../../tests/support/hostile/hostileRequest';
import type { Operation } from '../../tests/support/hostile/openapi';
import { START_MS } from '../../tests/support/startMs';
import { operations } from './operations/catalogue';
import type { StoredUser } from './state';
import { injected, startBrowser } from './testing/browser';
import { fresh, hostedOperations, knownToIdentity, userPoolOperations } from './testing/hostileIdentity';
import { createSrpClient } from './testing/srpClient';
import { signCall } from './testing/signCall';
import { startIdentity, type StartedIdentity } from './testing/startIdentity';

/** The same requests at every run: a failure can be sent again. */
const SIZE = { seed: 20_261_122, random: 6 };
const SENHA = 'senha123';
const API = new Set(['/_idp/cognito-idp/', '/_idp', '/_idp/']);
const AMZ_JSON = 'application/x-amz-json-1.1';
const FORM = 'application/x-www-form-urlencoded';

let idp: StartedIdentity;
let accounts = 0;
let email = '';

beforeAll(async () => {
  idp = await startIdentity();
}, START_MS);
afterAll(() => idp.app.close());

/** An account that nothing has ended or locked yet; from now on requests are about it. */
function newAccount(): StoredUser {
  const { users, passwords } = idp.identity.context;
  email = `conta-${(accounts += 1)}@itape.test`;
  const user = users.create({ email, status: 'CONFIRMED', emailVerified: true });
  passwords.set(user, SENHA);
  return user;
}

const sessionOf = async (AuthFlow: string, AuthParameters: object): Promise<string> =>
  String((await idp.call('InitiateAuth', { AuthFlow, AuthParameters })).Session);
/** Something that ended the account or locked it is an answer too: the next requests are refused for it. */
const signedIn = () => idp.signIn(email).catch(() => ({ AccessToken: 'gone', RefreshToken: 'gone' }));

async function newPasswordSession(): Promise<string> {
  idp.identity.context.passwords.setTemporary(newAccount(), 'temp1234');
  return sessionOf('USER_PASSWORD_AUTH', { USERNAME: email, PASSWORD: 'temp1234' });
}

async function transaction(): Promise<string> {
  const { body } = await startBrowser(injected(idp.app)).authorize({});
  return /name="tx" value="([^"]+)"/.exec(body)?.[1] ?? 'gone';
}

/** Puts what is good now in the place of what stands for it. */
async function refreshed(request: string): Promise<string> {
  let text = request;
  const put = async (placeholder: string, make: () => string | Promise<string>): Promise<void> => {
    if (text.includes(placeholder)) text = text.replaceAll(placeholder, await make());
  };
  await put(fresh.newPassword, newPasswordSession);
  await put(fresh.access, async () => (await signedIn()).AccessToken);
  await put(fresh.refresh, async () => (await signedIn()).RefreshToken);
  await put(fresh.srp, () => sessionOf('USER_SRP_AUTH', { USERNAME: email, SRP_A: createSrpClient().publicA }));
  await put(fresh.transaction, transaction);
  const browser = startBrowser(injected(idp.app));
  const code = async (): Promise<string> => {
    await browser.authorize({});
    return (await browser.submit({ username: email, password: SENHA })).code;
  };
  await put(fresh.code, code);
  await put(fresh.openid, async () => (await browser.exchange(await code())).access_token ?? 'gone');
  await put(fresh.verifier, () => browser.verifier);
  await put(fresh.email, () => email);
  return text;
}

const fieldsOf = (body: unknown): [string, string][] =>
  Object.entries(body ?? {}).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);

/** As its kind of client writes it: the user-pool API's JSON, or a form. */
function toRequest(operation: Operation, parts: Parts): InjectOptions {
  const options = encode(operation, parts);
  if (operation.path.includes('/cognito-idp/')) {
    return { ...options, headers: { ...options.headers, 'content-type': AMZ_JSON } };
  }
  if (operation.body === null) return options;
  const payload = new URLSearchParams(fieldsOf(parts.body)).toString();
  return { ...options, headers: { ...options.headers, 'content-type': FORM }, payload };
}

async function send(operation: Operation, parts: Parts): Promise<{ status: number; sent: string }> {
  const sent = await refreshed(JSON.stringify(toRequest(operation, parts)));
  const { statusCode } = await idp.app.inject(await signedWhereAsked(operation, JSON.parse(sent) as InjectOptions));
  return { status: statusCode, sent };
}

/** An administrator's call carries a right signature whatever is in it: without one its input is never read. */
async function signedWhereAsked(operation: Operation, request: InjectOptions): Promise<InjectOptions> {
  const { payload, headers } = request;
  if (!operations.get(nameOf(operation))?.isSigned || typeof payload !== 'string') return request;
  const texts = Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]));
  const call = { path: operation.path, headers: texts, body: payload };
  return { ...request, headers: await signCall(call, idp.identity.context.pool.admin) };
}

function nameOf({ method, path, headers }: Operation): string {
  const target: unknown = headers.properties?.['x-amz-target']?.enum?.[0];
  return typeof target === 'string' ? target.replace(/^.*Service\./, '') : `${method} ${path}`;
}
const all = [...userPoolOperations, ...hostedOperations].map((operation) => [nameOf(operation), operation] as const);

/** These ask for a code from a mail, a device, a page or an answer to a challenge, which no request is given here. */
const refusesTheGood = [
  // The user and the group of the test are there already.
  'AdminCreateUser',
  'CreateGroup',
  'ConfirmDevice',
  'ForgetDevice',
  'UpdateDeviceStatus',
  'ListDevices',
  'RespondToAuthChallenge',
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'VerifyUserAttribute',
  'GET /_idp/confirmUser',
];

describe('input that a client of the identity provider should not send', () => {
  it('is sent to every operation, page and endpoint', () => {
    expect(userPoolOperations).toHaveLength(operations.size);
    const sent = new Set(hostedOperations.map(({ method, path }) => `${method} ${path}`));
    const served = idp.routes.filter(({ url }) => !API.has(url));
    expect(served.length).toBeGreaterThan(10);
    expect(served.map(({ method, url }) => `${method} ${url}`).filter((route) => !sent.has(route))).toEqual([]);
  });

  it.each(all)('is refused by %s, and never answered with 5xx', async (_name, operation) => {
    newAccount();
    const [, ...hostile] = hostileRequests(operation, knownToIdentity, SIZE);
    const failures = [];
    for (const parts of hostile) {
      const answer = await send(operation, parts);
      if (answer.status >= 500) failures.push(answer);
    }
    expect(failures).toEqual([]);
  });

  it('stands alone among input that is good', async () => {
    const refused: string[] = [];
    for (const [name, operation] of all) {
      newAccount();
      const [good] = hostileRequests(operation, knownToIdentity, SIZE);
      const status = good && (await send(operation, good)).status;
      if (status === undefined || status >= 400) refused.push(name);
    }
    expect(refused.sort()).toEqual([...refusesTheGood].sort());
  });
});
