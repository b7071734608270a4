import { sql } from 'kysely';
import type { NovoRascunho, Rascunho, RascunhoExportado, VersaoRascunho } from '../../src/domain/wire/rascunhos';
import type { Reader, Tx } from '../platform/database/database';
import { conflict, notFound } from '../platform/http/problem';
import { isUuid } from '../platform/http/uuid';

interface Hold {
  dono: string;
  viva: boolean;
  pedida: boolean;
}

/** The hold that a draft is of: one's own, and while it lives; another person's is as good as none. */
async function requireHold(reader: Reader, dono: string, id: string): Promise<Hold> {
  const { rows } = isUuid(id)
    ? await sql<Hold>`
        select dono, situacao = 'ativa' and expira_em > now() as viva,
               exists (select 1 from pedido p where p.reserva_id = reserva.id) as pedida
        from reserva where id = ${id}::uuid`.execute(reader)
    : { rows: [] };
  const [hold] = rows;
  if (hold?.dono !== dono) throw notFound('RESERVA_NAO_ENCONTRADA', 'Não encontramos esta reserva.');
  if (!hold.viva) {
    throw conflict('RESERVA_EXPIRADA', 'O tempo da sua reserva acabou. Escolha as poltronas de novo.');
  }
  return hold;
}

/** What was typed so far; null where nothing was. */
export async function readRascunho(reader: Reader, dono: string, id: string): Promise<Rascunho | null> {
  await requireHold(reader, dono, id);
  const row = await reader.selectFrom('reserva_rascunho').selectAll().where('reserva_id', '=', id).executeTakeFirst();
  return row ? { versao: row.versao, atualizadoEm: row.atualizado_em.toISOString(), dados: row.dados } : null;
}

/**
 * Writes it down. The hold's row is locked, as where an order is made of it: a draft that comes late finds the order and
 * is not left behind. Who has not seen the newest version is refused, so that they can join theirs to it.
 */
export async function writeRascunho(
  tx: Tx,
  dono: string,
  id: string,
  { versao, dados }: NovoRascunho,
): Promise<VersaoRascunho> {
  // A statement of its own: what the next one reads is what stands once the lock is there.
  if (isUuid(id)) await tx.selectFrom('reserva').select('id').where('id', '=', id).forUpdate().execute();
  const { pedida } = await requireHold(tx, dono, id);
  if (pedida) throw conflict('PEDIDO_FEITO', 'Os passageiros desta reserva já estão no pedido.');
  const row = await tx
    .insertInto('reserva_rascunho')
    .values({ reserva_id: id, dono, dados: JSON.stringify(dados), versao: versao + 1, atualizado_em: sql<Date>`now()` })
    .onConflict((old) =>
      old
        .column('reserva_id')
        .doUpdateSet((eb) => ({
          dados: eb.ref('excluded.dados'),
          versao: eb.ref('excluded.versao'),
          atualizado_em: eb.ref('excluded.atualizado_em'),
        }))
        .where('reserva_rascunho.versao', '<=', versao),
    )
    .returning(['versao', 'atualizado_em'])
    .executeTakeFirst();
  if (!row) throw conflict('RASCUNHO_MUDOU', 'Este rascunho mudou em outra aba.');
  return { versao: row.versao, atualizadoEm: row.atualizado_em.toISOString() };
}

/** Its person wants it gone: at once, and harmless where there is none. */
export async function discardRascunho(tx: Tx, dono: string, id: string): Promise<void> {
  await requireHold(tx, dono, id);
  await forgetRascunho(tx, id);
}

/** The order has taken its place. */
export const forgetRascunho = (tx: Tx, reservaId: string): Promise<unknown> =>
  tx.deleteFrom('reserva_rascunho').where('reserva_id', '=', reservaId).execute();

/** The account ends. */
export const forgetRascunhos = (tx: Tx, dono: string): Promise<unknown> =>
  tx.deleteFrom('reserva_rascunho').where('dono', '=', dono).execute();

/** What is kept of somebody's unfinished purchases. */
export async function listRascunhos(reader: Reader, dono: string): Promise<RascunhoExportado[]> {
  const rows = await reader
    .selectFrom('reserva_rascunho')
    .select(['reserva_id', 'dados', 'atualizado_em'])
    .where('dono', '=', dono)
    .orderBy('reserva_id')
    .execute();
  return rows.map(({ reserva_id, dados, atualizado_em }) => ({
    reservaId: reserva_id,
    atualizadoEm: atualizado_em.toISOString(),
    dados,
  }));
}

/** Forgets what belongs to no hold that lives, and whatever is an hour old. */
export const sweepRascunhos = (reader: Reader): Promise<unknown> =>
  sql`
    delete from reserva_rascunho d using reserva r
    where r.id = d.reserva_id
      and (r.situacao <> 'ativa' or r.expira_em <= now() or d.atualizado_em < now() - interval '1 hour')`.execute(
    reader,
  );
