import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { createLeases, type Leases } from './leases';
import { createTurns, type Job, type Turns } from './turns';

/** Jobs of a replica that died wait so long. */
const LEASE_MS = 15_000;
/** Pause between two questions for the leases by a replica that has none, while nothing is written through it. */
const WAIT_MS = 60_000;
/** Pause between two looks at what is due while nothing happens. */
const IDLE_LOOK_MS = 5_000;
/** How long after a write, or a turn with work, what is due is looked at as often as the jobs ask for. */
const BUSY_MS = 10_000;
const DEFAULTS = {
  leaseMs: LEASE_MS,
  waitMs: WAIT_MS,
  idleLookMs: IDLE_LOOK_MS,
  busyMs: BUSY_MS,
  ready: (): Promise<void> | null => null,
};
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

export interface Scheduler {
  add: (job: Job) => void;
  start: () => void;
  /** Says that something was written: what follows from it is not left to the next idle look. */
  wake: () => void;
  /** No new turn begins; resolves when the turns under way are over. */
  stop: () => Promise<void>;
}

interface Planned extends Job {
  nextAt: number;
  isRunning: boolean;
}

interface Timing {
  leaseMs?: number;
  waitMs?: number;
  idleLookMs?: number;
  busyMs?: number;
}

interface Options extends Timing {
  /** Waited for before a turn with work: what the process keeps in memory is read anew. */
  ready?: () => Promise<void> | null;
}

/**
 * Runs jobs, each one turn after the other under a lease in the database, so that of many replicas one works. While
 * nothing happens, one statement in some seconds looks at what is due.
 */
export function createScheduler(database: Database, log: FastifyBaseLogger, options: Options = {}): Scheduler {
  const { leaseMs, waitMs, idleLookMs, busyMs, ready } = { ...DEFAULTS, ...options };
  const leases = createLeases(database, randomUUID(), leaseMs, waitMs);
  const turns = createTurns(database, log);
  const pace = createPace(idleLookMs, busyMs);
  const alarm = createAlarm(() => run());
  const jobs: Planned[] = [];
  const runner = createRunner(turns, pace, () => plan());
  let looking: Promise<void> | null = null;
  let stopped = true;

  const nextDue = createLook({ leases, turns, pace, jobs, log });
  const look = async (): Promise<void> => {
    const due = await nextDue();
    // Those without a condition read nothing but the database.
    if (due.some((job) => job.due)) await ready();
    if (!stopped) due.forEach(runner.begin);
  };
  /** Plans the next look: at the turn of a job, or where a lease has to be asked for. */
  const plan = (): void => {
    if (stopped || looking) return;
    const waiting = jobs.filter(({ nome, isRunning }) => !isRunning && leases.isHeld(nome));
    alarm.set(Math.min(leases.nextAt(), ...waiting.map(pace.turnOf)));
  };
  const run = (): void => {
    looking = look().finally(() => {
      looking = null;
      plan();
    });
  };
  const start = (): void => {
    stopped = false;
    pace.stayBusy();
    leases.hurry();
    for (const job of jobs) job.nextAt = performance.now() + job.everyMs;
    plan();
  };
  const stop = async (): Promise<void> => {
    stopped = true;
    alarm.clear();
    await looking;
    await runner.settled();
    await leases.giveBack();
  };
  return {
    add: (job) => void jobs.push({ ...job, nextAt: 0, isRunning: false }),
    start,
    wake: () => {
      const [isNew, isSooner] = [pace.stayBusy(), leases.hurry()];
      if (isNew || isSooner) plan();
    },
    stop,
  };
}

interface Look {
  leases: Leases;
  turns: Turns;
  pace: Pace;
  jobs: readonly Planned[];
  log: FastifyBaseLogger;
}

/** Makes the look at what is due: it renews the leases, and finds the jobs of ours whose turn has come and has work. */
function createLook({ leases, turns, pace, jobs, log }: Look): () => Promise<readonly Planned[]> {
  const nomes = (): string[] => jobs.map(({ nome }) => nome);
  const renew = (): Promise<void> =>
    leases.refresh(nomes()).catch((err: unknown) => log.error({ err }, 'leases of jobs not renewed'));
  /** A renewed lease or the turn of another job is no reason to look before the beat. */
  const ready = (): Planned[] => {
    const now = performance.now();
    return jobs.filter((job) => !job.isRunning && pace.turnOf(job) <= now);
  };
  const isToLook = ({ nome, due }: Planned): boolean => due !== undefined && leases.isHeld(nome);
  return async () => {
    // A look carries the renewal that would come before the next one.
    const carried = ready().some(isToLook) && leases.isDueIn(pace.restMs()) ? leases.renewal(nomes()) : null;
    if (!carried && leases.isDueIn(0)) await renew();
    const now = performance.now();
    const all = ready();
    for (const job of all) job.nextAt = now + job.everyMs;
    const ours = all.filter(({ nome }) => leases.isHeld(nome));
    if (ours.some(isToLook)) pace.looked();
    const due = await turns.findDue(ours, carried);
    // A condition that fails hinders no renewal.
    if (carried && !carried.isDone()) await renew();
    return due.filter(({ nome }) => leases.isHeld(nome));
  };
}

/** The turns under way. */
function createRunner(turns: Turns, pace: Pace, onEnd: () => void) {
  const running = new Set<Promise<void>>();
  return {
    begin: (job: Planned): void => {
      job.isRunning = true;
      // A turn may make work for another job.
      if (job.due) pace.stayBusy();
      const work = turns.take(job).finally(() => {
        running.delete(work);
        job.isRunning = false;
        job.nextAt = performance.now() + job.everyMs;
        onEnd();
      });
      running.add(work);
    },
    settled: () => Promise.all(running),
  };
}

type Pace = ReturnType<typeof createPace>;

/** How soon the database is looked at again. */
function createPace(idleLookMs: number, busyMs: number) {
  let busyUntil = 0;
  let lastLook = -Infinity;
  return {
    looked: () => void (lastLook = performance.now()),
    /** @returns whether nothing had happened until now. */
    stayBusy: (): boolean => {
      const wasIdle = performance.now() >= busyUntil;
      busyUntil = performance.now() + busyMs;
      return wasIdle;
    },
    /** How long no look may come. */
    restMs: (): number => (performance.now() >= busyUntil ? idleLookMs : 0),
    turnOf: ({ due, nextAt }: Planned): number =>
      due && performance.now() >= busyUntil ? nextBeat(lastLook, idleLookMs, nextAt) : nextAt,
  };
}

/** The first idle look that is due at `at` or later, so that jobs of longer pauses wait for a look that others make anyway. */
const nextBeat = (lastLook: number, everyMs: number, at: number): number =>
  Number.isFinite(lastLook) ? lastLook + everyMs * Math.max(1, Math.ceil((at - lastLook) / everyMs)) : at;

/** One timer, set anew each time. */
function createAlarm(ring: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    /** @param at by `performance.now()`. */
    set: (at: number): void => {
      clearTimeout(timer);
      timer = setTimeout(ring, Math.min(LONGEST_MS, Math.max(1, at - performance.now())));
    },
    clear: () => clearTimeout(timer),
  };
}
