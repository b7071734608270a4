import { sql } from 'kysely';
import type { Avisos } from '../../../src/domain/wire/avisos';
import { findConta } from '../../conta/contaRepository';
import type { Reader, Tx } from '../../platform/database/database';
import { chooseEmail, forgetEmailChoice, wantsEmail } from '../lembretes/emailChoice';
import { forgetDevices, listDevices } from './devices';
import type { PushPort } from './pushPort';

/** Over what somebody is told of their trips. */
export async function readNotices(reader: Reader, sub: string): Promise<Pick<Avisos, 'email' | 'aparelhos'>> {
  const conta = await findConta(reader, 'cognito_id', sub);
  return {
    email: await wantsEmail(reader, conta?.email ?? '', sub),
    aparelhos: await listDevices(reader, sub),
  };
}

/** The same, with what could be had. */
export const readAvisos = async (reader: Reader, canais: PushPort['canais'], sub: string): Promise<Avisos> => ({
  ...(await readNotices(reader, sub)),
  canais,
});

/** Reminders by e-mail are wanted, or not. */
export async function changeNotices(tx: Tx, sub: string, email: boolean): Promise<void> {
  const conta = await findConta(tx, 'cognito_id', sub);
  await chooseEmail(tx, sub, conta?.email ?? null, email);
}

/** The account ends: devices, choices, and what was told to its devices. */
export async function forgetNotices(tx: Tx, sub: string): Promise<void> {
  await tx
    .deleteFrom('caixa_saida')
    .where('topico', '=', 'push')
    .where(
      sql`corpo->>'aparelhoId'`,
      'in',
      tx
        .selectFrom('aviso_aparelho')
        .select(sql<string>`id::text`.as('id'))
        .where('dono', '=', sub),
    )
    .execute();
  await forgetDevices(tx, sub);
  await forgetEmailChoice(tx, sub);
}
