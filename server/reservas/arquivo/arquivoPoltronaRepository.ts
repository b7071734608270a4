import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { PoltronasArquivadas } from '../../viagens/arquivoRepository';
import { VENDIDA_FORA } from '../../viagens/operadora/vendidaFora';

/** Deletes all seats of some departures. @returns how many seats each had, those that the operator sold aside. */
export async function deletePoltronasOf(tx: Tx, ids: readonly string[]): Promise<PoltronasArquivadas[]> {
  const { rows } = await sql<PoltronasArquivadas>`
    with gone as (
      delete from ocupacao where partida_id = any(${[...ids]}::bigint[])
      returning partida_id, poltrona, reserva_id, expira_em)
    select partida_id as id, (count(distinct poltrona)
      filter (where reserva_id <> ${VENDIDA_FORA}::uuid and expira_em is null))::int as ocupadas
    from gone group by partida_id`.execute(tx);
  return rows;
}
