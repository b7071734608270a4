import { OAUTH_WAIT_MS } from '../../domain/constantes';
import { mensagensIdentidade } from '../../domain/mensagens';
import { IdentityError } from '../identityError';
import { duringExchange } from './storedSession';

/** Before a second try: long enough for a hiccup to pass. */
const PAUSE_MS = 300;

const isExchange = (init?: RequestInit): init is RequestInit =>
  typeof init?.body === 'string' && new URLSearchParams(init.body).get('grant_type') === 'authorization_code';

/** The code is good for one exchange, which begins now: a reload, or a look into the history, finds it no more. */
function takeCodeOutOfAddress(): void {
  if (!new URLSearchParams(window.location.search).has('code')) return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/**
 * Sees to the exchange of the code for tokens, which Amplify sends by itself, once and without a limit of time. One
 * that surely failed (no answer, a 5xx) is sent once more. After ten seconds in all it is given up, and the request
 * aborted, so that nobody is signed in after having been told that they are not.
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

/** The provider's answer; null when there was none worth the name. Rejects once the time is up. */
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
