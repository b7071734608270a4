import { signCall } from './testing/signCall';
import { startIdentity, type StartedIdentity } from './testing/startIdentity';

const PATH = '/_idp/cognito-idp/';
const POOL = 'sa-east-1_ItapeLocal';
const EMAIL = 'cliente@itape.test';

let idp: StartedIdentity;
beforeEach(async () => {
  idp = await startIdentity();
});
afterEach(() => idp.app.close());

const target = (name: string) => ({
  'content-type': 'application/x-amz-json-1.1',
  'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
});
const body = JSON.stringify({ UserPoolId: POOL, Username: EMAIL });
const key = () => idp.identity.context.pool.admin;
const isEnabled = () => idp.administration.list().find(({ email }) => email === EMAIL)?.enabled;

async function send(headers: Record<string, string>, payload = body): Promise<string> {
  const reply = await idp.app.inject({ method: 'POST', url: PATH, headers, payload });
  return reply.statusCode === 200 ? 'done' : String(reply.json<{ __type?: string }>().__type);
}
const signed = (name: string, at?: Date) => signCall({ path: PATH, headers: target(name), body }, key(), at);

describe('an operation of an administrator', () => {
  it('is done for the holder of the key', async () => {
    expect(await send(await signed('AdminDisableUser'))).toBe('done');
    expect(isEnabled()).toBe(false);
  });

  const outsiders: [string, () => Promise<string>, string][] = [
    ['without a signature', () => send(target('AdminDisableUser')), 'MissingAuthenticationTokenException'],
    [
      'with the token of an Admin of the product',
      async () => {
        const { AccessToken } = await idp.signIn('admin@itape.test');
        return send({ ...target('AdminDisableUser'), authorization: `Bearer ${AccessToken}` });
      },
      'IncompleteSignatureException',
    ],
    [
      'with a key of their own',
      async () => {
        const own = { accessKeyId: 'AKIAOUTRO', secretAccessKey: 'x' };
        return send(await signCall({ path: PATH, headers: target('AdminDisableUser'), body }, own));
      },
      'UnrecognizedClientException',
    ],
    [
      'with the name of the key, which is no secret',
      async () => {
        const guessed = { ...key(), secretAccessKey: 'x' };
        return send(await signCall({ path: PATH, headers: target('AdminDisableUser'), body }, guessed));
      },
      'InvalidSignatureException',
    ],
    [
      'with the signature of another operation',
      async () => send({ ...(await signed('AdminGetUser')), ...target('AdminDisableUser') }),
      'InvalidSignatureException',
    ],
    [
      'with the signature of another body',
      async () => send(await signed('AdminDisableUser'), body.replace(EMAIL, 'admin@itape.test')),
      'InvalidSignatureException',
    ],
    [
      'with a signature of ten minutes ago',
      async () => send(await signed('AdminDisableUser', new Date(Date.now() - 600_000))),
      'InvalidSignatureException',
    ],
    [
      'with a signature that leaves the operation out',
      async () => {
        const headers = await signed('AdminDisableUser');
        const authorization = String(headers.authorization).replace(';x-amz-target', '');
        return send({ ...headers, authorization });
      },
      'IncompleteSignatureException',
    ],
  ];
  it.each(outsiders)('is refused to a caller %s', async (_how, call, refusal) => {
    expect(await call()).toBe(refusal);
    expect(isEnabled()).toBe(true);
  });

  it('is refused for another pool', async () => {
    const other = body.replace(POOL, 'sa-east-1_Outro');
    const headers = await signCall({ path: PATH, headers: target('AdminDisableUser'), body: other }, key());
    expect(await send(headers, other)).toBe('ResourceNotFoundException');
  });
});
