import pg from 'pg';

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/**
 * Counts the statements that this process sends to PostgreSQL while some work is under way; `begin` and `commit` are
 * statements too. @returns their texts, in the order in which they were sent.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const query = Reflect.get(pg.Client.prototype, 'query') as Query;
  const counted: Query = function (...args) {
    const [first] = args;
    sent.push(typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? ''));
    return query.apply(this, args);
  };
  Object.assign(pg.Client.prototype, { query: counted });
  try {
    await work();
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return sent;
}
