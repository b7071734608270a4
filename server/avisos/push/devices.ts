import { sql } from 'kysely';
import { v7 } from 'uuid';
import { isEnderecoPush, MAXIMO_APARELHOS_AVISADOS } from '../../../src/domain/avisos';
import type { AparelhoAvisado, RegistroPush } from '../../../src/domain/wire/avisos';
import type { Reader, Tx } from '../../platform/database/database';
import { badRequest, conflict } from '../../platform/http/problem';
import type { PushPort } from './pushPort';

/**
 * From now on this device tells its person of their trips. An address belongs to one person: whoever is signed in on a
 * device takes it over from who was there before.
 */
export async function registerDevice(
  tx: Tx,
  canais: PushPort['canais'],
  dono: string,
  dispositivo: string,
  registro: RegistroPush,
): Promise<AparelhoAvisado> {
  if (!canais[registro.canal]) throw conflict('CANAL_INDISPONIVEL', 'Não é possível avisar este aparelho agora.');
  if (registro.canal === 'web' && !isEnderecoPush(registro.endereco)) {
    throw badRequest('ENDERECO_INVALIDO', 'Este navegador não pode ser avisado.', 'endereco');
  }
  const { canal, nome, endereco } = registro;
  const keys =
    registro.canal === 'web' ? { p256dh: registro.p256dh, auth: registro.auth } : { p256dh: null, auth: null };
  const columns = { canal, nome, endereco, ...keys, criado_em: sql<Date>`now()` };
  await tx
    .deleteFrom('aviso_aparelho')
    .where('endereco', '=', endereco)
    .where((one) => one.not(one.and([one('dono', '=', dono), one('dispositivo', '=', dispositivo)])))
    .execute();
  const row = await tx
    .insertInto('aviso_aparelho')
    .values({ id: v7(), dono, dispositivo, ...columns })
    .onConflict((one) => one.columns(['dono', 'dispositivo']).doUpdateSet(columns))
    .returning(['dispositivo', 'canal', 'nome', 'criado_em'])
    .executeTakeFirstOrThrow();
  await forgetOldest(tx, dono);
  return toWire(row);
}

/** Somebody's devices, the newest first. */
export const listDevices = async (reader: Reader, dono: string): Promise<AparelhoAvisado[]> =>
  (
    await reader
      .selectFrom('aviso_aparelho')
      .select(['dispositivo', 'canal', 'nome', 'criado_em'])
      .where('dono', '=', dono)
      .orderBy('criado_em', 'desc')
      .orderBy('id', 'desc')
      .execute()
  ).map(toWire);

/** This device is told no more; one that never was is left as it is. */
export const forgetDevice = (reader: Reader, dono: string, dispositivo: string): Promise<unknown> =>
  reader.deleteFrom('aviso_aparelho').where('dono', '=', dono).where('dispositivo', '=', dispositivo).execute();

/** None of somebody's devices is. */
export const forgetDevices = (tx: Tx, dono: string): Promise<unknown> =>
  tx.deleteFrom('aviso_aparelho').where('dono', '=', dono).execute();

const forgetOldest = (tx: Tx, dono: string): Promise<unknown> =>
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
        .offset(MAXIMO_APARELHOS_AVISADOS)
        .limit(100),
    )
    .execute();

interface Row {
  dispositivo: string;
  canal: AparelhoAvisado['canal'];
  nome: string;
  criado_em: Date;
}

const toWire = ({ dispositivo, canal, nome, criado_em }: Row): AparelhoAvisado => ({
  dispositivo,
  canal,
  nome,
  criadoEm: criado_em.toISOString(),
});
