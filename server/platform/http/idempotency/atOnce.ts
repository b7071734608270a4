import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../database/database';
import { codeOf, isRetryable } from '../../database/retry';
import type { Answer, Attempt } from './attempt';

/** Rows that a decision needs: a select, and the names of its columns. */
export interface Read<R> {
  rows: RawBuilder<R>;
  columns: readonly (keyof R & string)[];
}

/** Common table expressions of a statement. */
export type Ctes = RawBuilder<unknown>;

/** The writing of an effect by one statement, and the answer that it stands for. */
export interface Written<T> {
  answer: Answer<T>;
  /**
   * Common table expressions, separated by commas. They change nothing where `minha` has no row, since the key is not ours
   * then. `feita`, one of them, has a row once every step is done that may wait for others: only then is the key answered.
   * Before that it is only locked, so that a twin does not wait. An expression that cannot do all that the answer says
   * breaks a NOT NULL of its table, and nothing is kept.
   */
  ctes: Ctes;
}

/** An effect that one statement can bring about together with the answer of its key. */
export interface AtOnce<T, R> {
  /** Read by the statement that binds the key, so it locks nothing. */
  read: Read<R>;
  /** Null where one statement is not enough. A refusal that it throws is the answer. */
  decide: (rows: R[]) => Written<T> | null;
}

const NOT_NULL_VIOLATION = '23502';

/** Reads again, without a lock, where the statement was in vain: a rival may have left a reason to refuse. */
export async function readAgain<R>(db: Reader, { rows, columns }: Read<R>): Promise<R[]> {
  const named = sql.raw(columns.map((name) => `linha.${name}`).join(', '));
  return (await sql<R>`select ${named} from (${rows}) linha`.execute(db)).rows;
}

/** Binds the key to this request and reads, by one statement. @returns whether the key is new; without rows where it is not. */
export async function bindAndRead<R>(
  db: Reader,
  { dono, chave, rota, hash }: Attempt,
  { rows, columns }: Read<R>,
): Promise<{ isNew: boolean; rows: R[] }> {
  const named = (table: string) => sql.raw(columns.map((name) => `${table}.${name}`).join(', '));
  const found = await sql<R & { nova: boolean; lida: boolean | null }>`
    with nova as (
      insert into idempotencia(dono, chave, rota, hash) values (${dono}, ${chave}, ${rota}, ${hash})
      on conflict (dono, chave) do nothing returning 1)
    select um.nova, lido.lida, ${named('lido')}
    from (select exists (select 1 from nova) as nova) um
    left join (select true as lida, ${named('linha')} from (${rows}) linha) lido on um.nova`.execute(db);
  const isNew = found.rows[0]?.nova ?? false;
  return { isNew, rows: isNew ? found.rows.filter(({ lida }) => lida !== null) : [] };
}

/**
 * Writes an effect and the answer of its key by one statement, which is a transaction by itself. @returns null where it
 * wrote nothing: a twin on another replica has the key, or something was in the way.
 */
export async function tryAtOnce<T>(
  db: Reader,
  { dono, chave }: Attempt,
  written: Written<T> | null,
): Promise<Answer<T> | null> {
  if (!written) return null;
  const { answer, ctes } = written;
  const statement = sql<{ sim: number }>`
    with minha as materialized (
      select 1 as sim from idempotencia
      where dono = ${dono} and chave = ${chave} and status is null for update skip locked),
    ${ctes},
    respondida as (
      update idempotencia set status = ${answer.status}, resposta = ${JSON.stringify(answer.body)}
      where dono = ${dono} and chave = ${chave} and exists (select 1 from feita))
    select sim from feita`;
  try {
    return (await statement.execute(db)).rows.length > 0 ? answer : null;
  } catch (error) {
    if (codeOf(error) === NOT_NULL_VIOLATION || isRetryable(error)) return null;
    throw error;
  }
}
