/** Reads `pedido` of another room: a card is kept for the person who made the order that it paid. */
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/database';
import { someRow, type Due } from '../../../platform/jobs/someRow';
import { isFree } from '../../../platform/jobs/steps';
import { OPEN_ATTEMPTS } from '../tentativa/tentativaCartaoRepository';

const toKeep = (reader: Reader) =>
  reader
    .selectFrom('cobranca_cartao')
    .select(['id', 'pedido_id', 'token'])
    .where('guardar', '=', true)
    .where('destino', '=', 'aceito')
    .where('token', 'is not', null)
    .where(isFree('guardar_cartao', sql`cobranca_cartao.id::text`));

/** Payments whose card is to be kept, those that waited longest first. */
export const listCartoesToKeep = (
  reader: Reader,
  limit: number,
): Promise<{ id: string; pedido_id: string; token: string | null }[]> =>
  toKeep(reader).orderBy('atualizado_em').limit(limit).execute();

/** SQL: whether {@link listCartoesToKeep} finds one. */
export const hasCartoesToKeep = (reader: Reader): Due => someRow(toKeep(reader));

/** Ends the wish to keep a payment's card and forgets its token. @returns the owner; null where the wish was over. */
export async function endKeeping(tx: Tx, id: string): Promise<string | null> {
  const ended = await tx
    .updateTable('cobranca_cartao')
    .set({ guardar: false, token: null })
    .where('id', '=', id)
    .where('guardar', '=', true)
    .returning((eb) => eb.selectFrom('pedido').select('dono').whereRef('pedido.id', '=', 'pedido_id').as('dono'))
    .executeTakeFirst();
  return ended?.dono ?? null;
}

/** Ends the wish to keep the cards of paid attempts that are this many minutes old: their tokens are worth nothing. */
export const endOldKeeping = (reader: Reader, minutes: number): Promise<unknown> =>
  reader
    .updateTable('cobranca_cartao')
    .set({ guardar: false, token: null })
    .where('guardar', '=', true)
    .where('situacao', 'not in', OPEN_ATTEMPTS)
    .where('atualizado_em', '<', sql<Date>`now() - make_interval(mins => ${minutes}::int)`)
    .execute();

/** Ends the wish of a person to keep a card; the token of an attempt that still pays stays. */
export const endKeepingOf = (tx: Tx, dono: string): Promise<unknown> =>
  tx
    .updateTable('cobranca_cartao')
    .set({ guardar: false, token: sql`case when destino is null then token end` })
    .where('guardar', '=', true)
    .where('pedido_id', 'in', tx.selectFrom('pedido').select('id').where('dono', '=', dono))
    .execute();

const toForget = (reader: Reader) =>
  reader
    .selectFrom('cofre_a_esquecer as e')
    .select(['e.id', 'e.cofre'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('cobranca_cartao as c')
            .select('c.id')
            .whereRef('c.cofre', '=', 'e.cofre')
            .where('c.situacao', 'in', OPEN_ATTEMPTS),
        ),
      ),
    )
    .where(isFree('esquecer_cartao', sql`e.id::text`));

/** Cards that the acquirer is to forget and no payment uses, those that waited longest first. */
export const listCofresToForget = (reader: Reader, limit: number): Promise<{ id: string; cofre: string }[]> =>
  toForget(reader).orderBy('e.desde').limit(limit).execute();

/** SQL: whether {@link listCofresToForget} finds one. */
export const hasCofresToForget = (reader: Reader): Due => someRow(toForget(reader));

/** True while somebody keeps the card by this name: two people may have saved the same one. */
export async function isCofreKept(reader: Reader, cofre: string): Promise<boolean> {
  const kept = await reader.selectFrom('cartao_salvo').select('id').where('cofre', '=', cofre).limit(1).execute();
  return kept.length > 0;
}

/** The acquirer has forgotten it. */
export const endForgetting = (reader: Reader, id: string): Promise<unknown> =>
  reader.deleteFrom('cofre_a_esquecer').where('id', '=', id).execute();
