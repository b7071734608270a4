import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { refusals } from '../cognitoError';
import type { IdentityContext } from '../context';
import type { StoredUser } from '../state';
import { ADMIN_SCOPE } from '../sessions/tokens';

/** One call of Cognito's user-pool API, from unchecked input to its reply. */
export interface Operation {
  (context: IdentityContext, input: unknown): Promise<object>;
  /** JSON Schema of its input. */
  readonly input: TObject;
  /** True where the call must be signed with the credentials of an administrator. */
  readonly isSigned?: true;
}

type Fields<P extends TProperties> = Static<TObject<P>>;

/** Unknown keys pass: Amplify adds analytics and client metadata that Cognito may take and we ignore. */
function checked<P extends TProperties>(properties: P): (input: unknown) => Fields<P> {
  const validator = Compile(Type.Object(properties));
  return (input) => {
    if (!validator.Check(input)) {
      const [first] = validator.Errors(input);
      throw refusals.invalidParameter(`Invalid request: ${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim());
    }
    return input;
  };
}

const client = { ClientId: Type.String() };
const token = { AccessToken: Type.String() };
const readClient = checked(client);
const readToken = checked(token);

/** An operation that anybody may call, through the pool's own client. */
export function publicOperation<P extends TProperties>(
  properties: P,
  run: (context: IdentityContext, input: Fields<P>) => object | Promise<object>,
): Operation {
  const read = checked(properties);
  const operation = async (context: IdentityContext, input: unknown): Promise<object> => {
    const { ClientId } = readClient(input);
    if (ClientId !== context.pool.clientId) throw refusals.unknownClient(ClientId);
    return run(context, read(input));
  };
  return Object.assign(operation, { input: Type.Object({ ...client, ...properties }) });
}

/**
 * An operation on the user of an access token.
 * @param run synchronous, so that it acts on the user as they were when the token was checked.
 */
export function signedInOperation<P extends TProperties>(
  properties: P,
  run: (context: IdentityContext, user: StoredUser, input: Fields<P>, originJti: string) => object,
): Operation {
  const read = checked(properties);
  const operation = async (context: IdentityContext, input: unknown): Promise<object> => {
    const claims = await context.key.read(readToken(input).AccessToken);
    const user = context.tokens.authenticate(claims, ADMIN_SCOPE);
    return run(context, user, read(input), String(claims?.origin_jti));
  };
  return Object.assign(operation, { input: Type.Object({ ...token, ...properties }) });
}

const pool = { UserPoolId: Type.String() };
const readPool = checked(pool);

/** An operation of an administrator on the pool. The signature of its call is checked before (`signedCalls.ts`). */
export function poolOperation<P extends TProperties>(
  properties: P,
  run: (context: IdentityContext, input: Fields<P>) => object,
): Operation {
  const read = checked(properties);
  const operation = async (context: IdentityContext, input: unknown): Promise<object> => {
    const { UserPoolId } = readPool(input);
    if (UserPoolId !== context.pool.id) throw refusals.unknownPool(UserPoolId);
    return run(context, read(input));
  };
  return Object.assign(operation, { input: Type.Object({ ...pool, ...properties }), isSigned: true as const });
}

const named = { Username: Type.String({ minLength: 1 }) };

/** An operation of an administrator on one user, by username or e-mail. */
export const adminOperation = <P extends TProperties>(
  properties: P,
  run: (context: IdentityContext, user: StoredUser, input: Fields<P>) => object,
): Operation => {
  const read = checked(properties);
  const readNamed = checked(named);
  return poolOperation({ ...named, ...properties }, (context, input) => {
    const user = context.users.byName(readNamed(input).Username);
    if (!user) throw refusals.userMissing();
    return run(context, user, read(input));
  });
};
