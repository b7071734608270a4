import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Tx } from '../platform/database/database';
import type { IdentityProfile } from '../identity/profileReader';
import { enqueueEmail } from '../platform/outbox/outbox';
import { hashCodigo, matchesCodigo } from './codeHash';
import { findConta, normalizeEmail, type ContaRow } from './contaRepository';

const LIFE_MINUTES = 10;
const MAX_ATTEMPTS = 5;

export type ConfirmationOutcome =
  | 'confirmado'
  | 'codigo_invalido'
  | 'codigo_expirado'
  | 'email_nao_confirmado'
  | 'email_em_uso';

/**
 * Sends a code to the new address, which replaces an earlier one. To an address that already has a conta no code goes,
 * and the answer is the same: nobody learns who is a customer.
 * @returns the address, masked.
 */
export async function requestEmailChange(tx: Tx, conta: ContaRow, novoEmail: string): Promise<string> {
  const taken = await findConta(tx, 'email_norm', normalizeEmail(novoEmail));
  if (!taken) {
    const codigo = String(randomInt(0, 1_000_000)).padStart(6, '0');
    const fresh = {
      novo_email: novoEmail.trim(),
      codigo_hash: await hashCodigo(codigo),
      expira_em: sql<Date>`now() + make_interval(mins => ${LIFE_MINUTES})`,
      tentativas: 0,
    };
    await tx
      .insertInto('conta_troca_email')
      .values({ conta_id: conta.id, ...fresh })
      .onConflict((conflict) => conflict.column('conta_id').doUpdateSet(fresh))
      .execute();
    await enqueueEmail(tx, `troca-email/${conta.id}/${v7()}`, {
      para: novoEmail.trim(),
      assunto: 'Confirme seu novo e-mail na Itapê',
      corpo: `Seu código é ${codigo}. Ele vale por ${LIFE_MINUTES} minutos.`,
      codigo,
    });
  }
  return maskEmail(novoEmail);
}

/** `cliente@itape.test` → `c***@i***`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = normalizeEmail(email).split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

/** Uses a code. A wrong one counts, and after five the code is dead; so this answers rather than throws, to be kept. */
export async function confirmEmailChange(tx: Tx, conta: ContaRow, codigo: string): Promise<ConfirmationOutcome> {
  const pending = await tx
    .selectFrom('conta_troca_email')
    .selectAll()
    .select(sql<boolean>`expira_em <= now()`.as('expirado'))
    .where('conta_id', '=', conta.id)
    .forUpdate()
    .executeTakeFirst();
  if (!pending || pending.expirado || pending.tentativas >= MAX_ATTEMPTS) return 'codigo_expirado';
  if (!(await matchesCodigo(codigo, pending.codigo_hash))) {
    await tx
      .updateTable('conta_troca_email')
      .set({ tentativas: pending.tentativas + 1 })
      .where('conta_id', '=', conta.id)
      .execute();
    return 'codigo_invalido';
  }
  return takeOver(tx, conta, pending.novo_email);
}

/** The address that the login was confirmed with becomes the conta's; asked again, it is so already. */
export async function followLoginEmail(
  tx: Tx,
  conta: ContaRow,
  { email, emailVerificado }: IdentityProfile,
): Promise<ConfirmationOutcome> {
  if (!emailVerificado || email === '') return 'email_nao_confirmado';
  return takeOver(tx, conta, email);
}

async function takeOver(tx: Tx, { id }: ContaRow, novoEmail: string): Promise<ConfirmationOutcome> {
  const holder = await findConta(tx, 'email_norm', normalizeEmail(novoEmail));
  if (holder && holder.id !== id) return 'email_em_uso';
  await tx
    .updateTable('conta')
    .set({ email: novoEmail, email_norm: normalizeEmail(novoEmail) })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('conta_troca_email').where('conta_id', '=', id).execute();
  return 'confirmado';
}
