import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import type { Movida } from './moveOcupantes';

/** A move with the seat of the order that it belongs to, where there is one. */
export interface Registrada extends Movida {
  item: { pedidoId: string; n: number } | null;
}

/** Records the moves of one change of coaches. */
export async function insertMudancas(
  tx: Tx,
  { partidaId, registroId }: { partidaId: string; registroId: string },
  movidas: readonly Registrada[],
): Promise<void> {
  await tx
    .insertInto('mudanca_poltrona')
    .values(
      movidas.map(({ reservaId, trecho, original, de, para, acessivel, mulheres, pior, item }) => ({
        registro_id: registroId,
        partida_id: partidaId,
        reserva_id: reservaId,
        trecho,
        pedido_id: item?.pedidoId ?? null,
        n: item?.n ?? null,
        original,
        de,
        para,
        acessivel,
        mulheres,
        pior,
      })),
    )
    .execute();
}

/** A seat of a hold by the one that was chosen. */
interface Mudada {
  trecho: number;
  original: number;
  para: number;
}

/** The seat that a hold has now in the place of each one that was chosen and moved. */
export async function listMudadas(reader: Reader, reservaId: string): Promise<Mudada[]> {
  const { rows } = await sql<Mudada>`
    select distinct on (trecho, original) trecho, original, para from mudanca_poltrona
    where reserva_id = ${reservaId}::uuid order by trecho, original, em desc`.execute(reader);
  return rows;
}
