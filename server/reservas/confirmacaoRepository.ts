import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../platform/database/database';
import { ORDEM_DAS_PERNAS } from './poltronas/ocupacaoRepository';
import type { Ctes } from '../platform/http/idempotency/atOnce';

/** The expression of {@link confirmParts}: one row, whether the seats and their reserva are made final. */
export const INTEIRA = sql`(select inteira from toda)`;

/**
 * Makes the seats of a reserva and the reserva itself final by one statement, where every seat is still its own on every
 * leg; else it changes nothing. The rows are locked before they are counted, and the caller has locked the reserva.
 * @returns whether the reserva is final.
 */
export async function confirmWhole(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ inteira: boolean }>`
    with ${confirmParts(id, sql`true`)} select inteira from toda`.execute(tx);
  return rows[0]?.inteira ?? false;
}

/** The same as expressions of a statement that locks the reserva before, where `condition` holds and it was not released. */
export const confirmAtOnce = (id: string, condition: RawBuilder<unknown>): Ctes => sql`
  presa as materialized (
    select 1 as sim from reserva where id = ${id}::uuid and situacao <> 'liberada' and ${condition} for update),
  ${confirmParts(id, sql`exists (select 1 from presa)`)}`;

/**
 * The seats that a statement locks and changes are the same rows, so their numbers never differ; if they did, the reserva
 * would have no state, which its table refuses, instead of being final by half.
 */
const confirmParts = (id: string, condition: RawBuilder<unknown>): Ctes => {
  const live = sql`o.partida_id = any(array(select partida_id from parte)) and o.reserva_id = ${id}::uuid
    and (o.expira_em > now() or o.expira_em is null)`;
  return sql`
    parte as (
      select t.partida_id, count(*)::int * (t.seq_d - t.seq_o) as pernas
      from reserva_trecho t join reserva_poltrona p on p.reserva_id = t.reserva_id and p.n = t.n
      where t.reserva_id = ${id}::uuid group by t.n, t.partida_id, t.seq_o, t.seq_d),
    viva as materialized (
      select o.partida_id from ocupacao o where ${condition} and ${live} order by ${ORDEM_DAS_PERNAS} for update),
    toda as materialized (
      select ${condition}
        and coalesce(bool_and(pernas = (select count(*) from viva where viva.partida_id = parte.partida_id)), true)
        as inteira from parte),
    final as (update ocupacao o set expira_em = null where ${INTEIRA} and ${live} returning o.perna),
    confirmada as (
      update reserva set situacao = case
        when (select count(*) from final) = (select coalesce(sum(pernas), 0) from parte) then 'confirmada' end
      where id = ${id}::uuid and ${INTEIRA})`;
};
