import { msg } from '../../../src/words/t';
import type { NovoRascunho, Rascunho, VersaoRascunho } from '../../../src/domain/wire/compra/rascunhos';
import type { Reader, Tx } from '../../platform/database/database';
import { conflict, notFound } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import { lockReserva } from '../../reservas/reservaRepository';
import { findHold, findRascunho, forgetRascunho, upsertRascunho, type HoldOfRascunho } from './rascunhoRepository';

/** The hold of a draft, while it lives. Another person's hold is answered like a missing one. */
async function requireHold(reader: Reader, dono: string, id: string): Promise<HoldOfRascunho> {
  const hold = isUuid(id) ? await findHold(reader, id) : undefined;
  if (hold?.dono !== dono) throw notFound('RESERVA_NAO_ENCONTRADA', msg('Não encontramos esta reserva.'));
  if (!hold.viva) {
    throw conflict('RESERVA_EXPIRADA', msg('O tempo da sua reserva acabou. Escolha as poltronas de novo.'));
  }
  return hold;
}

/** The draft of a person's hold; null where nothing was typed. */
export async function readRascunho(reader: Reader, dono: string, id: string): Promise<Rascunho | null> {
  await requireHold(reader, dono, id);
  const row = await findRascunho(reader, id);
  return row ? { versao: row.versao, atualizadoEm: row.atualizado_em.toISOString(), dados: row.dados } : null;
}

/**
 * Writes a draft under the lock of the hold's row, which the creation of an order takes too: a draft that arrives after
 * the order is refused and leaves no row behind. A writer that has not seen the newest version is refused, so that it
 * can merge its own.
 */
export async function writeRascunho(
  tx: Tx,
  dono: string,
  id: string,
  { versao, dados }: NovoRascunho,
): Promise<VersaoRascunho> {
  // The lock is a statement of its own, so that the next one reads what was committed before the lock was granted.
  await lockReserva(tx, id);
  const { pedida } = await requireHold(tx, dono, id);
  if (pedida) throw conflict('PEDIDO_FEITO', msg('Os passageiros desta reserva já estão no pedido.'));
  const row = await upsertRascunho(tx, { reservaId: id, dono, dados, seen: versao });
  if (!row) throw conflict('RASCUNHO_MUDOU', msg('Este rascunho mudou em outra aba.'));
  return { versao: row.versao, atualizadoEm: row.atualizado_em.toISOString() };
}

/** Deletes the draft of a person's hold at their request; does nothing where there is none. */
export async function discardRascunho(tx: Tx, dono: string, id: string): Promise<void> {
  await requireHold(tx, dono, id);
  await forgetRascunho(tx, id);
}
