import { sql } from 'kysely';
import type { Reader } from '../platform/database/database';

/** True while the seats of the pedido are kept, by the database's clock. */
export async function isHeld(reader: Reader, pedidoId: string): Promise<boolean> {
  const held = await reader
    .selectFrom('pedido')
    .select('id')
    .where('id', '=', pedidoId)
    .where('expira_em', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return held !== undefined;
}

/** Whether an instant has been reached by the database's clock. */
export async function isReached(reader: Reader, instant: Date): Promise<boolean> {
  const { rows } = await sql<{ vencido: boolean }>`
    select ${instant}::timestamptz <= now() as vencido`.execute(reader);
  return rows[0]?.vencido ?? false;
}

/** The code by which people name the pedido. Throws without the pedido. */
export async function findLocalizador(reader: Reader, pedidoId: string): Promise<string> {
  const { localizador } = await reader
    .selectFrom('pedido')
    .select('localizador')
    .where('id', '=', pedidoId)
    .executeTakeFirstOrThrow();
  return localizador;
}
