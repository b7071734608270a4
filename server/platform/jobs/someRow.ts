import { sql, type Expression, type RawBuilder } from 'kysely';

/** SQL: whether there is work; for rooms that hand a repository's condition on. */
export type Due = RawBuilder<boolean>;

/** SQL: whether one of these queries has a row. */
export const someRow = (...queries: readonly Expression<unknown>[]): Due =>
  sql<boolean>`(${sql.join(
    queries.map((query) => sql`exists (${query})`),
    sql` or `,
  )})`;

/** SQL: whether one of these conditions holds. */
export const anyOf = (...conditions: readonly Due[]): Due => sql<boolean>`(${sql.join([...conditions], sql` or `)})`;
