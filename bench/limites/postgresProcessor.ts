import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Clock ticks a second of `/proc`, on every Linux that Node runs on. */
const TICKS = 100;
const FIELD = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 } as const;

/** The fields of `/proc/<pid>/stat` after the name, which may contain spaces; null for a process that has ended. */
function statOf(pid: string): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

const ticksOf = (stat: readonly string[], ...fields: number[]): number =>
  (fields.reduce((sum, field) => sum + Number(stat[field] ?? 0), 0) * 1000) / TICKS;

/** Milliseconds of a process by its scheduler, which counts nanoseconds; by ticks where the kernel has no such count. */
function ownMs(pid: string, stat: readonly string[]): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return ticksOf(stat, FIELD.user, FIELD.system);
  }
}

/**
 * Reads the processor time of a PostgreSQL server: its main process with the children that ended, and every child that
 * lives. @returns milliseconds since its start; NaN where there is no `/proc`.
 */
export async function openPostgresProcessor(pool: pg.Pool): Promise<() => number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const main = statOf(String(rows[0]?.pid))?.[FIELD.parent];
  return () => {
    const own = main === undefined ? null : statOf(main);
    if (main === undefined || !own) return NaN;
    const children = readdirSync('/proc').flatMap((pid) => {
      const stat = /^\d+$/.test(pid) ? statOf(pid) : null;
      return stat !== null && stat[FIELD.parent] === main ? [ownMs(pid, stat)] : [];
    });
    const ended = ticksOf(own, FIELD.childrenUser, FIELD.childrenSystem);
    return children.reduce((sum, ms) => sum + ms, ownMs(main, own) + ended);
  };
}
