import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { createLeases } from './leases';
import { createTurns, type Job, type Turns } from './turns';

/** Jobs of a replica that died wait so long. */
const LEASE_MS = 15_000;
/** Pause between two looks at what is due while nothing happens. */
const IDLE_LOOK_MS = 5_000;
/** How long after a write, or a turn with work, what is due is looked at as often as the jobs ask for. */
const BUSY_MS = 10_000;
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
  idleLookMs?: number;
  busyMs?: number;
}

/**
 * Runs jobs, each one turn after the other under a lease in the database, so that of many replicas one works. While
 * nothing happens, one statement in some seconds looks at what is due.
 */
export function createScheduler(
  database: Database,
  log: FastifyBaseLogger,
  { leaseMs = LEASE_MS, idleLookMs = IDLE_LOOK_MS, busyMs = BUSY_MS }: Timing = {},
): Scheduler {
  const leases = createLeases(database, randomUUID(), leaseMs);
  const turns = createTurns(database, log);
  const pace = createPace(idleLookMs, busyMs);
  const alarm = createAlarm(() => run());
  const jobs: Planned[] = [];
  const runner = createRunner(turns, pace, () => plan());
  let looking: Promise<void> | null = null;
  let stopped = true;

  const nomes = (): string[] => jobs.map(({ nome }) => nome);
  const look = async (): Promise<void> => {
    await leases.refresh(nomes()).catch((err: unknown) => log.error({ err }, 'leases of jobs not renewed'));
    const now = performance.now();
    // A renewed lease or the turn of another job is no reason to look before the beat.
    const ready = jobs.filter((job) => !job.isRunning && pace.turnOf(job) <= now);
    for (const job of ready) job.nextAt = now + job.everyMs;
    const ours = ready.filter(({ nome }) => leases.isHeld(nome));
    if (ours.some(({ due }) => due)) pace.looked();
    const due = await turns.findDue(ours);
    if (!stopped) due.forEach(runner.begin);
  };
  /** Plans the next look: at the turn of a job, or where a lease has to be asked for. */
  const plan = (): void => {
    if (stopped || looking) return;
    const waiting = jobs.filter(({ nome, isRunning }) => !isRunning && leases.isHeld(nome));
    alarm.set(Math.min(leases.nextAt(nomes()), ...waiting.map(pace.turnOf)));
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
    wake: () => void (pace.stayBusy() && plan()),
    stop,
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
