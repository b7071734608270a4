/**
 * Reads `bilhete`, `pedido`, `pedido_item`, `reserva_poltrona`, `partida`, `partida_status`, `partida_onibus_registro`,
 * `mudanca_poltrona` and `layout_poltrona` of other rooms: they decide what may still be done with a ticket.
 */
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/database/database';
import { recursoPoltrona } from '../viagens/recursoPoltrona';

/**
 * Locks the departure of a seat for share until the transaction ends, so that its status is not taken back meanwhile.
 */
export const holdPartida = (tx: Tx, { pedido_id, n }: { pedido_id: string; n: number }) =>
  sql`
    select p.id from partida p join pedido_item i on i.viagem_id = p.id
    where i.pedido_id = ${pedido_id}::uuid and i.n = ${n}::int for share of p`.execute(tx);

/** The times and the departure's status that the rules of a ticket depend on. */
export interface Facts {
  agora: Date;
  /** The purchase of the first ticket in a chain of exchanges. */
  compradoEm: Date;
  atrasoMinutos: number;
  viagemCancelada: boolean;
  classeInferior: boolean;
}

/**
 * The database's clock, the purchase of the first ticket in a chain of exchanges, the departure's delay, and whether its
 * coach has now a worse class in the place of the seat that was paid, or one with a step for somebody who had none.
 */
export async function readFacts(reader: Reader, bilheteId: string, viagemId: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    with recursive cadeia(id, substitui_id, pedido_id) as (
      select id, substitui_id, pedido_id from bilhete where id = ${bilheteId}::uuid
      union all
      select b.id, b.substitui_id, b.pedido_id from bilhete b join cadeia c on b.id = c.substitui_id)
    select now() as agora, min(p.criado_em) as "compradoEm",
      coalesce((select atraso_min from partida_status where partida_id = ${viagemId}::bigint), 0) as "atrasoMinutos",
      exists (select 1 from partida where id = ${viagemId}::bigint and situacao = 'cancelada')
        or exists (select 1 from partida_status where partida_id = ${viagemId}::bigint and situacao = 'cancelada')
        as "viagemCancelada",
      exists (
        select 1 from bilhete b join pedido_item i on i.pedido_id = b.pedido_id and i.n = b.n
        join pedido d on d.id = b.pedido_id
        join reserva_poltrona r on r.reserva_id = d.reserva_id and r.n = i.trecho and r.poltrona = i.poltrona
        join partida v on v.id = i.viagem_id
        join layout_poltrona l on l.layout_id = v.layout_id and l.poltrona = i.poltrona
          and (l.classe < r.classe or (l.recursos & ${recursoPoltrona.acessivel}::int) = 0 and exists (
            select 1 from mudanca_poltrona m where m.pedido_id = i.pedido_id and m.n = i.n and m.acessivel))
        where b.id = ${bilheteId}::uuid and exists (
          select 1 from partida_onibus_registro o where o.partida_id = i.viagem_id)) as "classeInferior"
    from cadeia join pedido p on p.id = cadeia.pedido_id`.execute(reader);
  const [facts] = rows;
  if (!facts) throw new Error(`ticket ${bilheteId} vanished`);
  return facts;
}
