import { sql } from 'kysely';
import type { LeiturasEmbarque, ResultadoEmbarque } from '../../src/domain/wire/embarque';
import type { Database, Reader, Tx } from '../platform/database/database';
import type { BoardingCodes } from './boardingKey';

/** Late to be told, read in time: who boarded did so, whatever the timetable has concluded since. */
const EMBARCAVEIS = ['emitido', 'nao_embarcou'] as const;
const SEM_VALIDADE = ['cancelado', 'remarcado', 'transferido'] as const;

type Leitura = LeiturasEmbarque['leituras'][number];

/** The ids of a trip's tickets that board nobody any more. */
export const listSemValidade = async (reader: Reader, viagemId: string): Promise<string[]> =>
  (
    await reader
      .selectFrom('bilhete')
      .innerJoin('pedido_item as item', (join) =>
        join.onRef('item.pedido_id', '=', 'bilhete.pedido_id').onRef('item.n', '=', 'bilhete.n'),
      )
      .select('bilhete.id')
      .where('item.viagem_id', '=', viagemId)
      .where('bilhete.situacao', 'in', SEM_VALIDADE)
      .orderBy('bilhete.id')
      .execute()
  ).map(({ id }) => id);

/**
 * Writes readings of the door down, each ticket's first one; sent again they change nothing. Tickets are taken in one
 * order, so that two doors of a bus never wait for each other.
 */
export const registerLeituras = (
  database: Database,
  codes: BoardingCodes,
  por: string,
  leituras: readonly Leitura[],
): Promise<ResultadoEmbarque[]> =>
  database.transaction(async (tx) => {
    const resultados: ResultadoEmbarque[] = leituras.map(() => ({ situacao: 'invalido', lidoEm: null }));
    const ours = leituras
      .flatMap(({ codigo, lidoEm }, i) => {
        const claims = codes.read(codigo);
        return claims ? [{ i, bilheteId: claims.bilheteId, lidoEm }] : [];
      })
      .sort((a, b) => a.bilheteId.localeCompare(b.bilheteId));
    for (const { i, bilheteId, lidoEm } of ours) resultados[i] = await board(tx, por, bilheteId, lidoEm);
    return resultados;
  });

async function board(tx: Tx, por: string, bilheteId: string, lidoEm: string): Promise<ResultadoEmbarque> {
  const { numUpdatedRows } = await tx
    .updateTable('bilhete')
    .set({ situacao: 'embarcado' })
    .where('id', '=', bilheteId)
    .where('situacao', 'in', EMBARCAVEIS)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) {
    await tx
      .insertInto('bilhete_embarque')
      // A door's clock that is ahead does not write the future down.
      .values({ bilhete_id: bilheteId, lido_em: sql`least(${lidoEm}::timestamptz, now())`, por })
      .onConflict((conflict) => conflict.column('bilhete_id').doNothing())
      .execute();
  }
  const boarded = await tx
    .selectFrom('bilhete')
    .innerJoin('bilhete_embarque as embarque', 'embarque.bilhete_id', 'bilhete.id')
    .select('embarque.lido_em')
    .where('bilhete.id', '=', bilheteId)
    .where('bilhete.situacao', '=', 'embarcado')
    .executeTakeFirst();
  if (!boarded) return { situacao: 'sem_validade', lidoEm: null };
  return {
    situacao: numUpdatedRows === 1n ? 'embarcado' : 'ja_embarcado',
    lidoEm: boarded.lido_em.toISOString(),
  };
}
