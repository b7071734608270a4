import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';

/**
 * Makes the seats of a reserva and the reserva itself final by one statement, where every seat is still its own on every
 * leg; else it changes nothing. The rows are locked before they are counted, and the caller has locked the reserva.
 * @returns whether the reserva is final.
 */
export async function confirmWhole(tx: Tx, id: string): Promise<boolean> {
  const live = sql`o.partida_id = any(array(select partida_id from parte)) and o.reserva_id = ${id}::uuid
    and (o.expira_em > now() or o.expira_em is null)`;
  const { rows } = await sql<{ inteira: boolean; pernas: number; finais: number }>`
    with parte as (
      select t.partida_id, count(*)::int * (t.seq_d - t.seq_o) as pernas
      from reserva_trecho t join reserva_poltrona p on p.reserva_id = t.reserva_id and p.n = t.n
      where t.reserva_id = ${id}::uuid group by t.n, t.partida_id, t.seq_o, t.seq_d),
    viva as materialized (select o.partida_id from ocupacao o where ${live} for update),
    toda as (
      select coalesce(bool_and(pernas = (select count(*) from viva where viva.partida_id = parte.partida_id)), true)
        as inteira from parte),
    final as (
      update ocupacao o set expira_em = null where ${live} and (select inteira from toda) returning o.perna),
    confirmada as (
      update reserva set situacao = 'confirmada' where id = ${id}::uuid and (select inteira from toda))
    select inteira, (select coalesce(sum(pernas), 0) from parte)::int as pernas,
      (select count(*) from final)::int as finais
    from toda`.execute(tx);
  const [confirmed] = rows;
  if (!confirmed?.inteira) return false;
  // The rows are locked, so this never happens; if it did, half of a reserva would be final.
  if (confirmed.finais !== confirmed.pernas) throw new Error(`the seats of ${id} changed while they were confirmed`);
  return true;
}
