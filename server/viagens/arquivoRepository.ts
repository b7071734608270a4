/** Reads `ocupacao`, `pedido_item`, `pedido` of other rooms: a departure is archived once nothing of it is to come. */
import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';

/** The number of seats that a departure had when they were deleted. */
export interface PoltronasArquivadas {
  id: string;
  ocupadas: number;
}

/**
 * Departures that left more than this many days ago, still have seats and no order that waits for something; the oldest
 * first. They are locked against whoever takes a seat; those that somebody else has locked are left for another turn.
 */
export async function lockOldPartidas(tx: Tx, dias: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from partida p
    where p.saida < now() - make_interval(days => ${dias}::int)
      and exists (select 1 from ocupacao o where o.partida_id = p.id)
      and not exists (select 1 from pedido_item i join pedido d on d.id = i.pedido_id
        where i.viagem_id = p.id
          and d.situacao in ('pago','emitindo','emitido_parcial','pago_sem_poltrona','estorno_em_processamento'))
    order by p.saida, p.id limit ${limit}::int for update of p skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Keeps the number of seats of departures whose rows are deleted: from then on nobody takes a seat there. */
export async function setArquivadas(tx: Tx, partidas: readonly PoltronasArquivadas[]): Promise<void> {
  await sql`
    update partida set ocupadas_arquivadas = n.ocupadas
    from unnest(${partidas.map(({ id }) => id)}::bigint[], ${partidas.map(({ ocupadas }) => ocupadas)}::smallint[])
      as n(id, ocupadas)
    where partida.id = n.id`.execute(tx);
}
