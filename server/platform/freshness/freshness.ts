import type { FastifyBaseLogger } from 'fastify';
import type { App } from '../http/appTypes';
import { MACHINE_PATHS } from '../http/machinePaths';

/** Longest wait for what is read anew: a database that does not answer holds no page up that needs none. */
const PATIENCE_MS = 1_000;
/** The share of its age after which something is read anew beside the requests, so that none waits in a busy process. */
const SOON = 2 / 3;

interface Kept {
  nome: string;
  /** How long another process may have changed it before this one says so. */
  maxAgeMs: number;
  refresh: () => Promise<unknown>;
  lookedAt: number;
}

/**
 * The age of what a process keeps of the database in memory and other processes change: the company, the catalogue, the keys
 * of boarding codes. It is read anew where somebody asks for it, not by a timer, so that a process that serves nobody sends nothing.
 */
export interface Freshness {
  /** Adds something that was read just now. */
  add: (nome: string, maxAgeMs: number, refresh: () => Promise<unknown>) => void;
  /** Whether nothing is older than it may be. */
  isFresh: () => boolean;
  /** Null where nothing is, else resolves once it was read anew, or could not be; it never rejects. */
  ready: () => Promise<void> | null;
}

/** @param now milliseconds of a clock that never goes back. */
export function createFreshness(
  log: Pick<FastifyBaseLogger, 'error'>,
  now: () => number = () => performance.now(),
): Freshness {
  const all: Kept[] = [];
  /** The earliest instant at which something is to be read, and at which somebody waits for it. */
  let soonAt = Infinity;
  let lateAt = Infinity;
  let reading: Promise<void> | null = null;
  /** Whether somebody has waited in vain for what is being read: then nobody else waits for it. */
  let isHanging = false;
  const plan = (): void => {
    soonAt = Math.min(...all.map(({ lookedAt, maxAgeMs }) => lookedAt + maxAgeMs * SOON));
    lateAt = Math.min(...all.map(({ lookedAt, maxAgeMs }) => lookedAt + maxAgeMs));
  };
  const read = async (): Promise<void> => {
    const begun = now();
    const old = all.filter(({ lookedAt, maxAgeMs }) => begun >= lookedAt + maxAgeMs * SOON);
    const readOne = async (kept: Kept): Promise<void> => {
      await kept.refresh().catch((err: unknown) => log.error({ err, nome: kept.nome }, 'not read anew'));
      // One that could not be read stays as it is until the next time.
      kept.lookedAt = begun;
    };
    await Promise.all(old.map(readOne));
    plan();
  };
  const begin = (): Promise<void> =>
    (reading ??= read().finally(() => {
      reading = null;
      isHanging = false;
    }));
  return {
    add: (nome, maxAgeMs, refresh) => {
      all.push({ nome, maxAgeMs, refresh, lookedAt: now() });
      plan();
    },
    isFresh: () => now() < lateAt,
    ready: () => {
      const at = now();
      if (at < soonAt) return null;
      const begun = begin();
      if (at < lateAt || isHanging) return null;
      return withPatience(begun, () => (isHanging = true));
    },
  };
}

async function withPatience(work: Promise<void>, giveUp: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      giveUp();
      resolve();
    }, PATIENCE_MS);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

/**
 * A request that comes after a pause waits until what it is answered from was read anew. A supervisor does not: while the
 * database hangs, its question whether the process lives would run out of time, and the process would be restarted.
 */
export function registerFreshness(app: App, { ready }: Freshness): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const reading = MACHINE_PATHS.has(request.routeOptions.url ?? '') ? null : ready();
    if (reading) void reading.then(() => done());
    else done();
  });
}
