/** Reads `pedido`, `pedido_item` and `partida_status` of other rooms: whose ticket it is, its trip, and how late that is. */
import { sql } from 'kysely';
import type { Parada } from '../../../src/domain/wire/viagens/viagens';
import type { Reader, Tx } from '../../platform/database/database';
import type { SituacaoBilhete } from '../../../src/domain/wire/compra/pedidos';
import { hashToken, tokenOf } from './token';

/** The trip of a ticket, and nothing of its passenger. */
export interface TrechoDoBilhete {
  viagemId: string;
  partida: Parada;
  chegada: Parada;
}

/** The same for its owner. */
export interface TrechoDoDono extends TrechoDoBilhete {
  situacao: SituacaoBilhete;
  compartilhado: boolean;
}

const selectTrecho = (db: Reader) =>
  db
    .selectFrom('bilhete')
    .innerJoin('pedido_item as item', (join) =>
      join.onRef('item.pedido_id', '=', 'bilhete.pedido_id').onRef('item.n', '=', 'bilhete.n'),
    )
    .leftJoin('bilhete_acompanhamento as link', 'link.bilhete_id', 'bilhete.id')
    .select(['bilhete.situacao', 'item.viagem_id', 'item.viagem', 'link.token_hash']);

/** The trip of an owner's ticket; undefined where there is none or it is another's. `id` must be a UUID. */
export async function findTrechoDoDono(db: Reader, dono: string, id: string): Promise<TrechoDoDono | undefined> {
  const row = await selectTrecho(db)
    .innerJoin('pedido', 'pedido.id', 'bilhete.pedido_id')
    .where('pedido.dono', '=', dono)
    .where('bilhete.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { situacao, viagem_id: viagemId, viagem, token_hash } = row;
  return { situacao, viagemId, partida: viagem.partida, chegada: viagem.chegada, compartilhado: token_hash !== null };
}

/** The trip that a link shows; undefined for a link that never was, was taken back, is over, or whose ticket has ended. */
export async function findTrechoDoLink(db: Reader, token: string): Promise<TrechoDoBilhete | undefined> {
  const row = await selectTrecho(db)
    .leftJoin('partida_status as status', 'status.partida_id', 'item.viagem_id')
    .where('link.token_hash', '=', hashToken(token))
    .where('bilhete.situacao', 'in', ['emitido', 'embarcado'])
    .where(sql<boolean>`now() < link.ate + make_interval(mins => coalesce(status.atraso_min, 0))`)
    .executeTakeFirst();
  return row && { viagemId: row.viagem_id, partida: row.viagem.partida, chegada: row.viagem.chegada };
}

/** Opens the link of a ticket until an instant; all who ask at once get the same one. @returns its token. */
export async function openLink(tx: Tx, bilheteId: string, ate: Date): Promise<string> {
  const { segredo } = await tx.selectFrom('acompanhamento_chave').select('segredo').executeTakeFirstOrThrow();
  // The row is locked from here on, so that no one takes back a generation between these two statements.
  const { geracao } = await tx
    .insertInto('bilhete_acompanhamento')
    .values({ bilhete_id: bilheteId, ate })
    .onConflict((one) => one.column('bilhete_id').doUpdateSet({ ate }))
    .returning('geracao')
    .executeTakeFirstOrThrow();
  const token = tokenOf(segredo, bilheteId, geracao);
  await tx
    .updateTable('bilhete_acompanhamento')
    .set({ token_hash: hashToken(token) })
    .where('bilhete_id', '=', bilheteId)
    .execute();
  return token;
}

/** Deletes the links of trips that ended so many days ago. */
export const forgetOldLinks = (db: Reader, days: number): Promise<unknown> =>
  db
    .deleteFrom('bilhete_acompanhamento')
    .where('ate', '<', sql<Date>`now() - make_interval(days => ${days}::int)`)
    .execute();

/** Takes back the link of a ticket; without effect where it has none. */
export async function closeLink(db: Reader, bilheteId: string): Promise<void> {
  await db
    .updateTable('bilhete_acompanhamento')
    .set((eb) => ({ token_hash: null, geracao: eb('geracao', '+', 1) }))
    .where('bilhete_id', '=', bilheteId)
    .where('token_hash', 'is not', null)
    .execute();
}
