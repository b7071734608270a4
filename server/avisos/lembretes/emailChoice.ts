import { createHash, randomBytes } from 'node:crypto';
import { normalizeEmail } from '../../conta/contaRepository';
import type { Reader, Tx } from '../../platform/database/database';
import { clearRefusal, findPreferencia, isEmailRefused, keepToken, setPreferencia } from './preferenciaRepository';

/** Hash of an address: a refused address is stored in no other form. */
const hashOf = (email: string): string => createHash('sha256').update(normalizeEmail(email)).digest('hex');

/** The token of an address's unsubscribe links; the same one as long as the address is known. */
export const unsubscribeToken = (tx: Tx, email: string): Promise<string> =>
  keepToken(tx, hashOf(email), randomBytes(32).toString('base64url'));

/**
 * Whether reminders go to an address. Its reader may refuse them by the link in such an e-mail, and the buyer on the
 * account page; the choice of an agency that sold the trip (`dono` null) does not count.
 */
export async function wantsEmail(reader: Reader, email: string, dono: string | null): Promise<boolean> {
  if (await isEmailRefused(reader, hashOf(email))) return false;
  if (dono === null) return true;
  return (await findPreferencia(reader, dono)) ?? true;
}

/** Stores the choice on the account page; choosing reminders also takes back a refusal of the account's own address. */
export async function chooseEmail(tx: Tx, dono: string, contaEmail: string | null, email: boolean): Promise<void> {
  await setPreferencia(tx, dono, email);
  if (!email || contaEmail === null) return;
  await clearRefusal(tx, hashOf(contaEmail));
}
