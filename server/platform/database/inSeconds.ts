import { sql, type RawBuilder } from 'kysely';

/** SQL: the instant this many seconds from now, by the database's clock, which all times are compared with. */
export const inSeconds = (seconds: number): RawBuilder<Date> => sql<Date>`now() + make_interval(secs => ${seconds})`;
