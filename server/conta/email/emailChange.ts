import { activeWords } from '../../../src/words/active';
import { t } from '../../../src/words/t';
import { readNomeDaEmpresa } from '../../companhia/companhiaRepository';
import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { Tx } from '../../platform/database/database';
import type { IdentityProfile } from '../../identity/users/profileReader';
import { letterIn } from '../../platform/language/letters';
import { enqueueEmail } from '../../platform/outbox/outbox';
import { hashCodigo, matchesCodigo } from './codeHash';
import { findConta, normalizeEmail, setEmailOfConta, type ContaRow } from '../contaRepository';
import { deleteTrocaEmail, lockTrocaEmail, replaceTrocaEmail, setTentativas } from './trocaEmailRepository';

const LIFE_MINUTES = 10;
const MAX_ATTEMPTS = 5;

export type ConfirmationOutcome =
  | 'confirmado'
  | 'codigo_invalido'
  | 'codigo_expirado'
  | 'email_nao_confirmado'
  | 'email_em_uso';

/**
 * Sends a code to the new address, in place of an earlier one. An address that has a conta already gets no code, with the
 * same answer, so that nobody learns which addresses are customers'.
 * @returns the address, masked.
 */
export async function requestEmailChange(tx: Tx, conta: ContaRow, novoEmail: string): Promise<string> {
  const taken = await findConta(tx, 'email_norm', normalizeEmail(novoEmail));
  if (!taken) {
    const codigo = String(randomInt(0, 1_000_000)).padStart(6, '0');
    await replaceTrocaEmail(tx, {
      contaId: conta.id,
      novoEmail: novoEmail.trim(),
      codigoHash: await hashCodigo(codigo),
      minutes: LIFE_MINUTES,
    });
    const empresa = await readNomeDaEmpresa(tx);
    const email = letterIn(activeWords().language, () => ({
      para: novoEmail.trim(),
      assunto: t('Confirme seu novo e-mail na {empresa}', { empresa }),
      corpo: t('Seu código é {codigo}. Ele vale por {minutos} minutos.', { codigo, minutos: LIFE_MINUTES }),
      codigo,
    }));
    await enqueueEmail(tx, `troca-email/${conta.id}/${v7()}`, email);
  }
  return maskEmail(novoEmail);
}

/** `cliente@itape.test` → `c***@i***`. */
function maskEmail(email: string): string {
  const [name = '', domain = ''] = normalizeEmail(email).split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

/** Checks a code and changes the address. Wrong codes are counted, so this returns its outcome: a throw would roll back. */
export async function confirmEmailChange(tx: Tx, conta: ContaRow, codigo: string): Promise<ConfirmationOutcome> {
  const pending = await lockTrocaEmail(tx, conta.id);
  if (!pending || pending.expirado || pending.tentativas >= MAX_ATTEMPTS) return 'codigo_expirado';
  if (!(await matchesCodigo(codigo, pending.codigo_hash))) {
    await setTentativas(tx, conta.id, pending.tentativas + 1);
    return 'codigo_invalido';
  }
  return takeOver(tx, conta, pending.novo_email);
}

/** Takes over the verified address of the login, idempotently. */
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
  await setEmailOfConta(tx, id, novoEmail);
  await deleteTrocaEmail(tx, id);
  return 'confirmado';
}
