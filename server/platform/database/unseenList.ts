import { sql, type RawBuilder } from 'kysely';

/**
 * A list for `unnest` whose length PostgreSQL does not see when it plans. It compares the plan for any parameters with plans
 * for those of the last executions: where it sees that lists are short, it believes the latter better, keeps none, and plans
 * a statement anew each time that takes longer to plan than to run.
 */
export const unseenList = <T>(type: 'int' | 'bigint' | 'timestamptz', values: readonly T[]): RawBuilder<T> =>
  sql`(select ${[...values]}::${sql.raw(type)}[])`;
