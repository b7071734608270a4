import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/database';
import type { Counted, Measure } from './cartaoBrake';

/** By what an attempt is counted; null where the caller did not say. */
export type Measured = Record<Measure, string | null> & { pessoa: string };

/** Writes down by what an attempt is counted. */
export async function insertMedida(tx: Tx, cobrancaId: string, measured: Measured): Promise<void> {
  await tx
    .insertInto('cartao_medida')
    .values({ cobranca_id: cobrancaId, ...measured })
    .execute();
}

/** Locks the rows of these keys, one after another in the given order, and makes those that are missing. */
export async function lockFreios(tx: Tx, chaves: readonly string[]): Promise<void> {
  for (const chave of chaves) {
    await tx
      .insertInto('cartao_freio')
      .values({ chave })
      .onConflict((conflict) => conflict.column('chave').doUpdateSet({ usado_em: sql`now()` }))
      .execute();
  }
}

/**
 * Attempts of the last `seconds` that count, the latest first: a bank's refusal, an attempt without an answer yet, and one
 * that was left or timed out before it. A failure on our side or the acquirer's does not count, nor does a payment.
 */
export async function listCounted(
  tx: Tx,
  { measure, value, seconds }: { measure: Measure; value: string; seconds: number },
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select case when c.situacao = 'abandonada' or c.motivo = 'tempo' then 'desistencia' else 'recusa' end as resultado,
      extract(epoch from clock_timestamp() - m.criado_em)::float8 as "idadeSegundos"
    from cartao_medida m join cobranca_cartao c on c.id = m.cobranca_id
    where ${sql.ref(`m.${measure}`)} = ${value}
      and m.criado_em > clock_timestamp() - make_interval(secs => ${seconds})
      and (c.situacao in ('criada','desafio','autorizando','abandonada') or (c.situacao = 'recusada'
        and c.motivo in ('negada','saldo','autenticacao','sem_autenticacao','tempo')))
    order by m.criado_em desc limit 200`.execute(tx);
  return rows;
}

/** The time by the database's clock, also within a transaction that waited for a lock. */
export const clockTime = async (tx: Tx): Promise<Date> =>
  (await sql<{ agora: Date }>`select clock_timestamp() as agora`.execute(tx)).rows[0]?.agora ?? new Date();

/** Removes the counts and the locks of attempts that are older than `seconds`. */
export async function deleteMedidasOlderThan(reader: Reader, seconds: number): Promise<void> {
  const old = sql<Date>`now() - make_interval(secs => ${seconds})`;
  await reader.deleteFrom('cartao_medida').where('criado_em', '<', old).execute();
  await reader.deleteFrom('cartao_freio').where('usado_em', '<', old).execute();
}
