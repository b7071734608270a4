import type { RandomPort, StreamPort } from '../ports';
import type { AuthorizedFetch } from './authorizedFetch';
import { createSseParser } from './sseParser';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Reconnection delay: exponential backoff with jitter, so that clients do not reconnect in step. */
export const waitBefore = (attempt: number, spread: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS) * (0.5 + spread / 2);

/** Server-sent events over fetch, since EventSource cannot send a token. Reconnects after a drop. */
export function createStream(send: AuthorizedFetch, random: Pick<RandomPort, 'uuid'>): StreamPort {
  return {
    open: (path, onMessage, onError) => {
      const controller = new AbortController();
      let attempt = 0;
      const heard = (data: unknown) => {
        attempt = 0;
        onMessage(data);
      };
      void (async () => {
        while (!controller.signal.aborted) {
          const again = await listen(send, path, controller.signal, heard);
          if (controller.signal.aborted) return;
          onError();
          if (!again) return;
          await pause(waitBefore(attempt, spreadOf(random.uuid())), controller.signal);
          attempt += 1;
        }
      })();
      return { close: () => controller.abort() };
    },
  };
}

/** Runs one connection until it ends; false when reconnecting is pointless. */
async function listen(
  send: AuthorizedFetch,
  path: string,
  signal: AbortSignal,
  onMessage: (data: unknown) => void,
): Promise<boolean> {
  try {
    const response = await send({ method: 'GET', path, headers: { accept: 'text/event-stream' }, signal });
    if (!response.ok || !response.body) return response.status >= 500 || response.status === 429;
    const parse = createSseParser(onMessage);
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      parse(decoder.decode(chunk.value, { stream: true }));
    }
    return true;
  } catch {
    return true;
  }
}

/** Maps the first byte of a random id to 0 to 1. */
const spreadOf = (uuid: string): number => Number.parseInt(uuid.slice(0, 2), 16) / 255;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
