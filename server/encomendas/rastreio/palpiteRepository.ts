import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Reader } from '../../platform/database/database';

/** Wrong guesses within a window. */
export interface Palpites {
  /** Of one guesser at one code. */
  aqui: number;
  /** Of one guesser at all codes. */
  doEndereco: number;
  /** Of everybody at one code. */
  deTodos: number;
}

/** Counts the wrong guesses of the last `minutos` at a code and of a guesser. */
export async function countPalpites(
  db: Reader,
  { codigo, quem, minutos }: { codigo: string; quem: string; minutos: number },
): Promise<Palpites> {
  const { aqui, doEndereco, deTodos } = await db
    .selectFrom('encomenda_palpite')
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere('codigo', '=', codigo).filterWhere('quem', '=', quem).as('aqui'),
      eb.fn.countAll<string>().filterWhere('quem', '=', quem).as('doEndereco'),
      eb.fn.countAll<string>().filterWhere('codigo', '=', codigo).as('deTodos'),
    ])
    .where((eb) => eb.or([eb('codigo', '=', codigo), eb('quem', '=', quem)]))
    .where('em', '>', sql<Date>`now() - make_interval(mins => ${minutos}::int)`)
    .executeTakeFirstOrThrow();
  return { aqui: Number(aqui), doEndereco: Number(doEndereco), deTodos: Number(deTodos) };
}

/** Records a wrong guess. */
export const recordGuess = (db: Reader, codigo: string, quem: string): Promise<unknown> =>
  db.insertInto('encomenda_palpite').values({ id: v7(), codigo, quem }).execute();

/** Deletes guesses older than a day. */
export const deleteOldPalpites = (db: Reader): Promise<unknown> =>
  db
    .deleteFrom('encomenda_palpite')
    .where('em', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
