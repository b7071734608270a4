import type { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { EmailTaken, IdentityAway, UserGone } from '../../agencia/operadores/acesso/operadorIdentity';
import { createBreaker, type OpenBreaker } from '../../platform/breaker/breaker';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { createFetchHandler } from './fetchHandler';

/** The user pool whose people are managed. */
export interface CognitoAdminConfig {
  userPoolId: string;
  /** Null for Amazon's own address of the pool's region. */
  endpoint: string | null;
  /** Absent for the chain of the SDK: environment, profile, role of the machine or container. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** In place of sockets. */
  fetch?: Fetch;
  /** How long a provider that failed five times in a row is left alone. */
  restMs?: number;
  openBreaker?: OpenBreaker;
}

/** The means of a call: the client, the pool that every input names, and the deadline. */
export interface Asking {
  client: CognitoIdentityProvider;
  pool: { UserPoolId: string };
  within: { abortSignal: AbortSignal };
}

/** One call of the pool's administration; rejects with the errors of the port. */
export type AskCognito = <T>(ask: (asking: Asking) => Promise<T>) => Promise<T>;

const CONNECT_MS = 1_500;
const ANSWER_MS = 2_500;
/** A call with its retries; a step makes seven at most, which end before its lease. */
const CALL_MS = 6_000;
const ATTEMPTS = 3;

/** A call that Cognito refused for a reason of its own, which the adapter knows by this name. */
export class CognitoRefusal extends Error {
  override readonly name = 'CognitoRefusal';
  readonly tipo: string;

  constructor(tipo: string, cause: unknown) {
    super(tipo, { cause });
    this.tipo = tipo;
  }
}

/** The names of refusals that the adapter answers itself. */
const KNOWN = new Set(['ResourceNotFoundException', 'GroupExistsException']);

/**
 * Asks one user pool, with a deadline, retries and a circuit breaker. The SDK is loaded at the first call: most
 * processes never make one.
 */
export function createAskCognito(config: CognitoAdminConfig): AskCognito {
  let opened: Promise<CognitoIdentityProvider> | undefined;
  const open = (): Promise<CognitoIdentityProvider> => (opened ??= openClient(config));
  const { guard } = (config.openBreaker ?? createBreaker)({
    ...(config.restMs !== undefined && { restMs: config.restMs }),
    isAway: isOutage,
    closed: () => new IdentityAway('the provider is left alone for a while'),
  });
  const pool = { UserPoolId: config.userPoolId };
  return async (ask) => {
    try {
      return await guard(async () => {
        const client = await open();
        return ask({ client, pool, within: { abortSignal: AbortSignal.timeout(CALL_MS) } });
      })();
    } catch (error) {
      throw translated(error);
    }
  };
}

async function openClient({ userPoolId, endpoint, credentials, fetch }: CognitoAdminConfig) {
  const { CognitoIdentityProvider: Client } = await import('@aws-sdk/client-cognito-identity-provider');
  return new Client({
    region: userPoolId.split('_', 1)[0] ?? '',
    maxAttempts: ATTEMPTS,
    ...(endpoint !== null && { endpoint }),
    ...(credentials && { credentials }),
    requestHandler: fetch
      ? createFetchHandler(fetch)
      : { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** No answer, an answer of 5xx, or one that asks for fewer calls. A refusal shows that the provider is there. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error) || !('$metadata' in error)) return true;
  const { httpStatusCode = 0 } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode === 0 || httpStatusCode >= 500 || error.name === 'TooManyRequestsException';
}

function translated(error: unknown): unknown {
  const name = nameOf(error);
  if (error instanceof IdentityAway) return error;
  if (name === 'UsernameExistsException') return new EmailTaken('an access with this address exists', { cause: error });
  if (name === 'UserNotFoundException') return new UserGone('no such user', { cause: error });
  if (KNOWN.has(name)) return new CognitoRefusal(name, error);
  return new IdentityAway(`the provider cannot do it now (${name || 'unknown'})`, { cause: error });
}
