import { sql, type Insertable, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { deleteMessagesWhere } from '../../platform/outbox/mensagemRepository';

/** Topic of the outbox for notices to devices. */
export const TOPICO_PUSH = 'push';

type Row = Selectable<Tables['aviso_aparelho']>;
export type AparelhoRow = Pick<Row, 'dispositivo' | 'canal' | 'nome' | 'criado_em'>;
export type NewAparelho = Omit<Insertable<Tables['aviso_aparelho']>, 'id' | 'criado_em'>;

/** Deletes the registrations of an address for other people and other devices. */
export const deleteAparelhosByEndereco = (
  tx: Tx,
  { endereco, dono, dispositivo }: Pick<Row, 'endereco' | 'dono' | 'dispositivo'>,
): Promise<unknown> =>
  tx
    .deleteFrom('aviso_aparelho')
    .where('endereco', '=', endereco)
    .where((one) => one.not(one.and([one('dono', '=', dono), one('dispositivo', '=', dispositivo)])))
    .execute();

/** Inserts a device, or replaces the person's registration of the same device. */
export function upsertAparelho(tx: Tx, { dono, dispositivo, ...rest }: NewAparelho): Promise<AparelhoRow> {
  const columns = { ...rest, criado_em: sql<Date>`now()` };
  return tx
    .insertInto('aviso_aparelho')
    .values({ id: v7(), dono, dispositivo, ...columns })
    .onConflict((one) => one.columns(['dono', 'dispositivo']).doUpdateSet(columns))
    .returning(['dispositivo', 'canal', 'nome', 'criado_em'])
    .executeTakeFirstOrThrow();
}

/** A person's devices, the newest first. */
export const listAparelhos = (reader: Reader, dono: string): Promise<AparelhoRow[]> =>
  reader
    .selectFrom('aviso_aparelho')
    .select(['dispositivo', 'canal', 'nome', 'criado_em'])
    .where('dono', '=', dono)
    .orderBy('criado_em', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Ids of a person's devices. */
export const listAparelhoIds = async (tx: Tx, dono: string): Promise<string[]> =>
  (await tx.selectFrom('aviso_aparelho').select('id').where('dono', '=', dono).execute()).map(({ id }) => id);

/** Channel, address and keys of a device, or undefined. */
export const findEndereco = (
  db: Reader,
  id: string,
): Promise<Pick<Row, 'canal' | 'endereco' | 'p256dh' | 'auth'> | undefined> =>
  db
    .selectFrom('aviso_aparelho')
    .select(['canal', 'endereco', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Deletes a device, unless it registered with another address meanwhile. */
export const deleteAparelhoAt = (db: Reader, id: string, endereco: string): Promise<unknown> =>
  db.deleteFrom('aviso_aparelho').where('id', '=', id).where('endereco', '=', endereco).execute();

/** Deletes one device of a person; an unknown one is ignored. */
export const forgetDevice = (reader: Reader, dono: string, dispositivo: string): Promise<unknown> =>
  reader.deleteFrom('aviso_aparelho').where('dono', '=', dono).where('dispositivo', '=', dispositivo).execute();

/** Deletes every device of a person. */
export const forgetDevices = (tx: Tx, dono: string): Promise<unknown> =>
  tx.deleteFrom('aviso_aparelho').where('dono', '=', dono).execute();

/** Deletes a person's devices beyond the newest `maximo`. */
export const deleteOldestAparelhos = (tx: Tx, dono: string, maximo: number): Promise<unknown> =>
  tx
    .deleteFrom('aviso_aparelho')
    .where('dono', '=', dono)
    .where('id', 'in', (one) =>
      one
        .selectFrom('aviso_aparelho')
        .select('id')
        .where('dono', '=', dono)
        .orderBy('criado_em', 'desc')
        .orderBy('id', 'desc')
        .offset(maximo)
        .limit(100),
    )
    .execute();

/** Deletes the queued and sent notices to a person's devices from the outbox. */
export const deletePushesOf = (tx: Tx, dono: string): Promise<unknown> =>
  deleteMessagesWhere(
    tx,
    TOPICO_PUSH,
    sql<boolean>`corpo->>'aparelhoId' in (select id::text from aviso_aparelho where dono = ${dono})`,
  );
