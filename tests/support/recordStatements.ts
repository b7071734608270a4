import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** A statement of a test, with the parameters of its first run in PostgreSQL's text format. */
export interface RecordedStatement {
  text: string;
  values: (string | null)[];
}

const seen = new Set<string>();

/**
 * Statements not recorded: session commands, those of tests that inspect other sessions, and migrations, which the
 * embedded engine runs by itself.
 */
const LEFT_OUT =
  /(?:^|;)\s*(begin|commit|rollback|savepoint|release|set|reset|listen|unlisten|create|alter|drop)\b|pg_terminate_backend|pg_stat_activity/i;

/**
 * Records each distinct PostgreSQL statement of this worker in the folder `TEST_STATEMENTS`. The contract tests of the
 * embedded engine replay them on PGlite. Without the variable nothing is recorded.
 */
export function recordStatements(): void {
  const folder = process.env.TEST_STATEMENTS;
  if (!folder || Object.hasOwn(pg.Client.prototype, 'recorded')) return;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${process.pid}.ndjson`);
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  Object.assign(pg.Client.prototype, {
    recorded: true,
    query(this: pg.Client, ...args: unknown[]) {
      const [text, values] = args;
      const answer = query.apply(this, args);
      if (typeof text === 'string' && answer instanceof Promise && !LEFT_OUT.test(text)) {
        answer
          .then(() => record(file, { text, values: Array.isArray(values) ? values.map(toText) : [] }))
          .catch(() => undefined);
      }
      return answer;
    },
  });
}

function record(file: string, statement: RecordedStatement): void {
  if (seen.has(statement.text)) return;
  seen.add(statement.text);
  appendFileSync(file, `${JSON.stringify(statement)}\n`);
}

/** A parameter in the driver's text format. */
function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((part) => JSON.stringify(toText(part))).join(',')}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
