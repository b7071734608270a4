import { OAUTH_WAIT_MS } from '../../domain/base/constantes';
import { mensagensIdentidade } from '../../domain/base/mensagens';
import { IdentityError } from '../identityError';
import { duringExchange } from './storedSession';

/** Delay before the retry. */
const PAUSE_MS = 300;

const isExchange = (init?: RequestInit): init is RequestInit =>
  typeof init?.body === 'string' && new URLSearchParams(init.body).get('grant_type') === 'authorization_code';

/** Removes the single-use code from the address, so that a reload or the history does not repeat it. */
function takeCodeOutOfAddress(): void {
  if (!new URLSearchParams(window.location.search).has('code')) return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/**
 * Supervises Amplify's exchange of the code for tokens, which has no retry and no timeout. A definite failure (no
 * response, a 5xx) is retried once. After ten seconds in total it is aborted, so that nobody is signed in after being
 * told otherwise.
 */
export function watchTokenExchange(domain: string): void {
  const endpoint = `https://${domain}/oauth2/token`;
  const send = window.fetch.bind(window);
  window.fetch = (input, init) =>
    input === endpoint && isExchange(init)
      ? duringExchange(() => exchange((signal) => send(input, { ...init, signal })))
      : send(input, init);
}

async function exchange(send: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  takeCodeOutOfAddress();
  const deadline = AbortSignal.timeout(OAUTH_WAIT_MS);
  return (await attempt(send, deadline)) ?? (await again(send, deadline)) ?? unreachable();
}

/** The provider's response; null for no response or a 5xx. Rejects at the deadline. */
async function attempt(send: (signal: AbortSignal) => Promise<Response>, deadline: AbortSignal) {
  try {
    const reply = await send(deadline);
    return reply.status < 500 ? reply : null;
  } catch {
    deadline.throwIfAborted();
    return null;
  }
}

async function again(send: (signal: AbortSignal) => Promise<Response>, deadline: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return attempt(send, deadline);
}

function unreachable(): never {
  throw new IdentityError('transient', mensagensIdentidade.rede, 'NetworkError');
}
