import type { EmitRequest } from '../channel';
import type { PlayedStep } from './planReplay';

/** Longest wait between two events, however far apart they were. */
export const LONGEST_WAIT_MS = 2_000;

export interface ReplayOptions {
  /** Each event waits for `next`. */
  byStep: boolean;
  send: (request: EmitRequest) => void;
  /** Number of events emitted so far. */
  onSent: (count: number) => void;
}

export interface Replay {
  next: () => void;
  stop: () => void;
}

/** Emits events in order: at their distances, up to the longest wait, or one at a time. */
export function startReplay(played: readonly PlayedStep[], { byStep, send, onSent }: ReplayOptions): Replay {
  let sent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const emitNext = () => {
    const step = played[sent];
    if (!step) return;
    sent += 1;
    send({ type: step.type, payload: step.payload });
    onSent(sent);
  };
  const run = () => {
    emitNext();
    const [last, next] = [played[sent - 1], played[sent]];
    if (last && next) timer = setTimeout(run, Math.min(next.apos - last.apos, LONGEST_WAIT_MS));
  };
  // Not at once: whoever starts it gets the means to stop it first.
  if (!byStep) timer = setTimeout(run, 0);
  return {
    next: () => {
      if (byStep) emitNext();
    },
    stop: () => {
      clearTimeout(timer);
      sent = played.length;
    },
  };
}
