import { msg } from '../../../../src/words/t';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../appTypes';
import { type EventStream, openEventStream } from './eventStream';
import { networkOf } from '../limits/callerKeys';
import { createReaders } from './readers';
import { Problem } from '../problem';

/** Maximum of a reader's streams on one route: enough for the tabs and devices of a person. */
const MAX_OPEN_PER_PERSON = 8;

/** The subject of a stream, such as a pedido. */
interface Subject<Event> {
  /** @returns a function that stops it. */
  subscribe: (tell: (event: Event) => void) => () => void;
  /** The present state; empty where there is no subject to follow. */
  read: () => Promise<Event | null | undefined>;
  /** True for an event after which the subject does not change. */
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
  const readers = createReaders();
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
    const reader = readerOf(reply.request);
    if (readers.of(reader) >= MAX_OPEN_PER_PERSON) throw tooManyStreams();
    readers.enter(reader);
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
      readers.leave(reader);
    });
    try {
      // The state is read after subscribing, so that a change in between is seen twice rather than missed.
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

/** The client polls meanwhile, and opens a stream again later. */
const tooManyStreams = (): Problem =>
  new Problem(
    429,
    { codigo: 'MUITAS_CONEXOES', mensagem: msg('Há muitas páginas suas abertas ao mesmo tempo. Feche algumas.') },
    {},
    { 'retry-after': '30' },
  );
