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

const sumOf = (stat: readonly string[], ...fields: number[]): number =>
  fields.reduce((sum, field) => sum + Number(stat[field] ?? 0), 0);

/**
 * Reads the processor time of a PostgreSQL server: its main process with the children that ended, and every child that
 * lives. @returns milliseconds since its start; NaN where there is no `/proc`.
 */
export async function openPostgresProcessor(pool: pg.Pool): Promise<() => number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const main = statOf(String(rows[0]?.pid))?.[FIELD.parent];
  return () => {
    const own = main === undefined ? null : statOf(main);
    if (!own) return NaN;
    const children = readdirSync('/proc').flatMap((pid) => {
      const stat = /^\d+$/.test(pid) ? statOf(pid) : null;
      return stat !== null && stat[FIELD.parent] === main ? [stat] : [];
    });
    const ticks = [
      sumOf(own, FIELD.user, FIELD.system, FIELD.childrenUser, FIELD.childrenSystem),
      ...children.map((stat) => sumOf(stat, FIELD.user, FIELD.system)),
    ];
    return (ticks.reduce((sum, of) => sum + of, 0) * 1000) / TICKS;
  };
}
