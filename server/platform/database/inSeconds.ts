import { sql, type RawBuilder } from 'kysely';

/** SQL: so many seconds from now by the database's clock, which is the only one that times are compared with. */
export const inSeconds = (seconds: number): RawBuilder<Date> => sql<Date>`now() + make_interval(secs => ${seconds})`;
