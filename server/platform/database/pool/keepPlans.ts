import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pg, { type PoolClient } from 'pg';

/** How often a connection sends a text before its plan is kept: those of a start or of a rare page are not. */
export const SENT_BEFORE = 5;
/** Plans of one connection; each takes some tens of kB of the server's memory. */
export const MAX_KEPT = 150;
const MAX_COUNTED = 1_000;

type Query = (first: unknown, ...rest: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * Names a statement that a connection sends again and again, so that the server parses and plans it once: for most
 * statements of a search or a purchase, planning costs more than running.
 *
 * A name belongs to a session of the server, so direct connections alone get them: a pooler in transaction mode would
 * send each to another session. The setting of `STARTUP_OPTIONS` tells, asked once for each connection.
 */
export function keepPlans(client: PoolClient): void {
  // The method of the class as it is at each call: those that count statements replace it.
  const query: Query = (...sent) => (pg.Client.prototype.query as Query).apply(client, sent);
  const nameOf = createNames();
  let direct: Promise<boolean> | undefined;
  const askedOnce = (): Promise<boolean> =>
    (direct ??= isDirect(query).catch((error: unknown) => {
      direct = undefined;
      throw error;
    }));
  Object.assign(client, {
    query: async (first: unknown, ...rest: unknown[]) => {
      const [values] = rest;
      const name = typeof first === 'string' && isFilled(values) ? nameOf(first) : undefined;
      if (name === undefined || !(await askedOnce())) return query(first, ...rest);
      return query({ name, text: first, values });
    },
  });
}

/** A text without parameters may hold several statements, of which none can be named. */
const isFilled = (values: unknown): boolean => Array.isArray(values) && values.length > 0;

/** The names of a connection: undefined for a text that is not sent often enough, or whose plan is not to be kept. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const sent = new LRUCache<string, number>({ max: MAX_COUNTED });
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_KEPT || !canBeKept(text)) return known;
    const times = sent.get(text) ?? 0;
    sent.set(text, times + 1);
    if (times < SENT_BEFORE) return undefined;
    const name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
    sent.delete(text);
    return name;
  };
}

async function isDirect(query: Query): Promise<boolean> {
  const { rows } = await query(`select coalesce(current_setting('itape.conexao', true), '') = 'direta' as direct`);
  return (rows as { direct: boolean }[])[0]?.direct ?? false;
}

/**
 * A kept plan fails once its result has other columns, and a migration beside running processes adds columns to
 * `select *` and `returning *`. Any asterisk but that of `count(*)` counts as one.
 */
const canBeKept = (text: string): boolean => !/(?<!count\()\*/i.test(text);
