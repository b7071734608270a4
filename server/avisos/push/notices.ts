import type { Avisos } from '../../../src/domain/wire/avisos/avisos';
import { findConta } from '../../conta/contaRepository';
import type { Reader, Tx } from '../../platform/database/database';
import { chooseEmail, wantsEmail } from '../lembretes/emailChoice';
import { deletePreferencia } from '../lembretes/preferenciaRepository';
import { deletePushesOf, forgetDevices } from './aparelhoRepository';
import { listDevices } from './devices';
import type { PushPort } from './pushPort';

/** A person's channels for notices of their trips. */
export async function readNotices(reader: Reader, sub: string): Promise<Pick<Avisos, 'email' | 'aparelhos'>> {
  const conta = await findConta(reader, 'cognito_id', sub);
  return {
    email: await wantsEmail(reader, conta?.email ?? '', sub),
    aparelhos: await listDevices(reader, sub),
  };
}

/** A person's channels, and those that the server offers. */
export const readAvisos = async (reader: Reader, canais: PushPort['canais'], sub: string): Promise<Avisos> => ({
  ...(await readNotices(reader, sub)),
  canais,
});

/** Turns reminders by e-mail on or off. */
export async function changeNotices(tx: Tx, sub: string, email: boolean): Promise<void> {
  const conta = await findConta(tx, 'cognito_id', sub);
  await chooseEmail(tx, sub, conta?.email ?? null, email);
}

/** Deletes devices, choice and messages of an account that ends; refusals of addresses stay. */
export async function forgetNotices(tx: Tx, sub: string): Promise<void> {
  await deletePushesOf(tx, sub);
  await forgetDevices(tx, sub);
  await deletePreferencia(tx, sub);
}
