import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './appTypes';
import { type EventStream, openEventStream } from './eventStream';
import { networkOf } from './limits/callerKeys';
import { Problem } from './problem';

/** A person's tabs and devices on one route; more is no person. */
export const MAX_OPEN_PER_PERSON = 8;

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
  /** Streams a subject: its state at once, then each change without repeats. 429 for a reader with too many streams. */
  follow: <Event>(reply: FastifyReply, subject: Subject<Event>) => Promise<void>;
}

/** The event streams of a route, all ended where the server closes: an open one would hold it back. */
export function createOpenStreams(app: App): OpenStreams {
  const open = new Set<() => void>();
  const readers = new Map<string, number>();
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

  function leave(reader: string): void {
    const left = (readers.get(reader) ?? 1) - 1;
    if (left > 0) readers.set(reader, left);
    else readers.delete(reader);
  }

  async function follow<Event>(reply: FastifyReply, { subscribe, read, isLast }: Subject<Event>): Promise<void> {
    const reader = readerOf(reply.request);
    const mine = readers.get(reader) ?? 0;
    if (mine >= MAX_OPEN_PER_PERSON) throw tooManyStreams();
    readers.set(reader, mine + 1);
    const stream = openEventStream(reply);
    let last = '';
    const tell = (event: Event): void => {
      const text = JSON.stringify(event);
      if (text === last) return;
      last = text;
      stream.send(event);
      if (isLast?.(event)) end();
    };
    const unsubscribe = subscribe(tell);
    const end = keep(stream, () => {
      unsubscribe();
      leave(reader);
    });
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

/** The key of a stream's count: the signed-in person, else the address. */
const readerOf = ({ identity, ip }: FastifyRequest): string => (identity.anonima ? networkOf(ip) : identity.sub);

/** The client tries again later, and meanwhile reads now and then. */
const tooManyStreams = (): Problem =>
  new Problem(
    429,
    { codigo: 'MUITAS_CONEXOES', mensagem: 'Há muitas páginas suas abertas ao mesmo tempo. Feche algumas.' },
    {},
    { 'retry-after': '30' },
  );
