import type { FastifyReply } from 'fastify';
import type { App } from './appTypes';
import { type EventStream, openEventStream } from './eventStream';

/** What a stream tells of, such as an order. */
interface Subject<Event> {
  /** @returns what stops it. */
  subscribe: (tell: (event: Event) => void) => () => void;
  /** How it stands now; nothing is left to follow where there is none. */
  read: () => Promise<Event | null | undefined>;
  /** After such an event nothing changes any more. */
  isLast?: (event: Event) => boolean;
}

export interface OpenStreams {
  /** Keeps a stream until its reader is gone, the server closes, or what it returns is called; then releases. */
  keep: (stream: EventStream, release: () => void) => () => void;
  /** Streams a subject: how it stands at once, then each change, nothing twice in a row. */
  follow: <Event>(reply: FastifyReply, subject: Subject<Event>) => Promise<void>;
}

/** The event streams of a route, all ended where the server closes: an open one would hold it back. */
export function createOpenStreams(app: App): OpenStreams {
  const open = new Set<() => void>();
  app.addHook('preClose', (done) => {
    open.forEach((end) => end());
    done();
  });

  const keep: OpenStreams['keep'] = (stream, release) => {
    const end = (): void => {
      if (!open.delete(end)) return;
      release();
      stream.end();
    };
    open.add(end);
    stream.onEnd(end);
    return end;
  };

  async function follow<Event>(reply: FastifyReply, { subscribe, read, isLast }: Subject<Event>): Promise<void> {
    const stream = openEventStream(reply);
    let last = '';
    const tell = (event: Event): void => {
      const text = JSON.stringify(event);
      if (text === last) return;
      last = text;
      stream.send(event);
      if (isLast?.(event)) end();
    };
    const end = keep(stream, subscribe(tell));
    try {
      // Read after subscribing: a change in between is seen twice rather than never.
      const now = await read();
      if (now) tell(now);
      else end();
    } catch (error) {
      end();
      throw error;
    }
  }

  return { keep, follow };
}
