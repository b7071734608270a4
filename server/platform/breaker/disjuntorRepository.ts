import { sql } from 'kysely';
import type { Reader } from '../database/database';

/** Minutes for which an open breaker counts after its last failed call: a process that died open is forgotten. */
const ABERTO_MINUTOS = 10;

/** Writes down that a breaker is open, or still is. */
export const noteOpen = (db: Reader, sistema: string): Promise<unknown> =>
  db
    .insertInto('disjuntor')
    .values({ sistema })
    .onConflict((one) =>
      one.column('sistema').doUpdateSet({
        visto_em: sql`now()`,
        aberto_em: sql`case when disjuntor.visto_em < now() - make_interval(mins => ${ABERTO_MINUTOS}::int)
          then now() else disjuntor.aberto_em end`,
      }),
    )
    .execute();

/** Writes down that a breaker is closed again. */
export const forgetOpen = (db: Reader, sistema: string): Promise<unknown> =>
  db.deleteFrom('disjuntor').where('sistema', '=', sistema).execute();

/** The systems whose breaker is open in some process. */
export const listOpen = (db: Reader): Promise<{ sistema: string; desde: Date }[]> =>
  db
    .selectFrom('disjuntor')
    .select(['sistema', 'aberto_em as desde'])
    .where('visto_em', '>', sql<Date>`now() - make_interval(mins => ${ABERTO_MINUTOS}::int)`)
    .orderBy('sistema')
    .execute();
