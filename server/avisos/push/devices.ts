import { msg } from '../../../src/words/t';
import { isEnderecoPush, MAXIMO_APARELHOS_AVISADOS } from '../../../src/domain/avisos/avisos';
import type { AparelhoAvisado, RegistroPush } from '../../../src/domain/wire/avisos/avisos';
import type { Reader, Tx } from '../../platform/database/database';
import { badRequest, conflict } from '../../platform/http/problem';
import {
  deleteAparelhosByEndereco,
  deleteOldestAparelhos,
  listAparelhos,
  upsertAparelho,
  type AparelhoRow,
} from './aparelhoRepository';
import type { PushPort } from './pushPort';

/**
 * Registers a device for notices of a person's trips. An address belongs to one person: the person who signs in on a
 * device takes its address over from the one before.
 */
export async function registerDevice(
  tx: Tx,
  canais: PushPort['canais'],
  dono: string,
  dispositivo: string,
  registro: RegistroPush,
): Promise<AparelhoAvisado> {
  if (!canais[registro.canal]) throw conflict('CANAL_INDISPONIVEL', msg('Não é possível avisar este aparelho agora.'));
  if (registro.canal === 'web' && !isEnderecoPush(registro.endereco)) {
    throw badRequest('ENDERECO_INVALIDO', msg('Este navegador não pode ser avisado.'), 'endereco');
  }
  const { canal, nome, endereco } = registro;
  const keys =
    registro.canal === 'web' ? { p256dh: registro.p256dh, auth: registro.auth } : { p256dh: null, auth: null };
  await deleteAparelhosByEndereco(tx, { endereco, dono, dispositivo });
  const row = await upsertAparelho(tx, { dono, dispositivo, canal, nome, endereco, ...keys });
  await deleteOldestAparelhos(tx, dono, MAXIMO_APARELHOS_AVISADOS);
  return toWire(row);
}

/** A person's devices, the newest first. */
export const listDevices = async (reader: Reader, dono: string): Promise<AparelhoAvisado[]> =>
  (await listAparelhos(reader, dono)).map(toWire);

const toWire = ({ dispositivo, canal, nome, criado_em }: AparelhoRow): AparelhoAvisado => ({
  dispositivo,
  canal,
  nome,
  criadoEm: criado_em.toISOString(),
});
