import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CLEAR_ON_SIGN_OUT } from './sessions/clearSiteData';
import { CognitoError, refusals, TooManyCalls } from './cognitoError';
import type { IdentityContext } from './context';
import { operationOf } from './operations/catalogue';
import { textAt, valueAt } from './readInput';
import { logSignIn } from './sessions/signInLog';
import { assertSigned } from './signedCalls';

const AMZ_JSON = 'application/x-amz-json-1.1';
/** The operations by which a person signs out of this browser. */
const SIGN_OUTS = /\.(RevokeToken|GlobalSignOut|DeleteUser)$/;

/** The calls that begin a sign-in, and those that continue or end one. */
const SIGN_INS = new Set(['InitiateAuth', 'RespondToAuthChallenge']);

/** Logs the end of a sign-in; an open challenge is not an end. */
async function watchSignIn(
  { users, tokens, key }: IdentityContext,
  { body, log }: FastifyRequest,
  answer: () => Promise<object>,
): Promise<object> {
  try {
    const output = await answer();
    const token = textAt(valueAt(output, 'AuthenticationResult'), 'AccessToken');
    if (token !== '') logSignIn(log, { motivo: null, sub: tokens.current(await key.read(token)).sub });
    return output;
  } catch (error) {
    if (error instanceof CognitoError) {
      const asked = textAt(valueAt(body, 'AuthParameters') ?? valueAt(body, 'ChallengeResponses'), 'USERNAME');
      logSignIn(log, { motivo: error.type, sub: users.find(asked)?.sub });
    }
    throw error;
  }
}

async function answerTo(context: IdentityContext, request: FastifyRequest, target: string): Promise<object> {
  const operation = operationOf(target);
  if (!operation) throw refusals.unknownOperation(target);
  const name = target.split('.')[1] ?? '';
  const run = async (): Promise<object> => {
    const { method, url: path, headers } = request;
    const call = { method, path, headers, body: texts.get(request) ?? '' };
    if (operation.isSigned) await assertSigned(context.pool, context.pool.admin, call);
    return operation(context, request.body);
  };
  const answer = () => context.limits.guard({ name, ip: request.ip, input: request.body }, run);
  return SIGN_INS.has(name) ? watchSignIn(context, request, answer) : answer();
}

/** Bodies as they came: a signature is one of the very bytes. */
const texts = new WeakMap<FastifyRequest, string>();

/** The address of the API below the prefix: ours, and the one that it has at Amazon, where it is the issuer's too. */
const ADDRESSES = ['/cognito-idp/', '/'];

/** The user-pool API: the operation is named in a header. */
export function userPoolApi(scope: FastifyInstance, context: IdentityContext): void {
  scope.removeContentTypeParser(AMZ_JSON);
  scope.addContentTypeParser(AMZ_JSON, { parseAs: 'string', bodyLimit: 65_536 }, (request, body, done) => {
    try {
      texts.set(request, String(body));
      done(null, JSON.parse(String(body)));
    } catch {
      done(new CognitoError('SerializationException', 'Invalid JSON'), undefined);
    }
  });

  for (const address of ADDRESSES) {
    scope.post(address, async (request, reply) => {
      const target = String(request.headers['x-amz-target'] ?? '');
      const output = await answerTo(context, request, target);
      if (SIGN_OUTS.test(target)) void reply.headers(CLEAR_ON_SIGN_OUT);
      return reply.type(AMZ_JSON).header('cache-control', 'no-store').send(JSON.stringify(output));
    });
  }

  scope.setErrorHandler((error, request, reply) => {
    if (!(error instanceof CognitoError)) {
      request.log.error(error);
      return reply
        .code(500)
        .type(AMZ_JSON)
        .send(JSON.stringify({ __type: 'InternalErrorException', message: 'Internal error' }));
    }
    if (error instanceof TooManyCalls) void reply.header('retry-after', Math.ceil(error.waitMs / 1000));
    return reply
      .code(error instanceof TooManyCalls ? 429 : 400)
      .header('x-amzn-errortype', `${error.type}:`)
      .type(AMZ_JSON)
      .send(JSON.stringify({ __type: error.type, message: error.message }));
  });
}
