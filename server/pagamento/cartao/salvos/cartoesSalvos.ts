import type { CartaoSalvo, CartaoSalvoExportado } from '../../../../src/domain/wire/pagamento/cartoesSalvos';
import type { Database, Reader } from '../../../platform/database/database';
import { isUuid } from '../../../platform/http/validation/uuid';
import { listCartaoSalvoRows, removeCartoesSalvos } from './cartaoSalvoRepository';
import { cartaoMissing } from './cofreFor';

/** The saved cards of a person, the last used first. */
export const listCartoesSalvos = async (reader: Reader, dono: string): Promise<CartaoSalvo[]> =>
  (await listCartaoSalvoRows(reader, dono)).map(({ id, bandeira, final4, validade, vencido }) => ({
    id,
    bandeira,
    final4,
    validade,
    vencido,
  }));

/** The same for the person's copy of data. */
export const exportCartoesSalvos = async (reader: Reader, dono: string): Promise<CartaoSalvoExportado[]> =>
  (await listCartaoSalvoRows(reader, dono)).map(({ bandeira, final4, validade, criado_em }) => ({
    bandeira,
    final4,
    validade,
    guardadoEm: criado_em.toISOString(),
  }));

/** Removes a saved card; a 404 for an unknown one. A payment that has begun with it goes on to its end. */
export async function removeCartaoSalvo({ transaction }: Database, dono: string, id: string): Promise<void> {
  const removed = isUuid(id) ? await transaction((tx) => removeCartoesSalvos(tx, dono, id)) : 0;
  if (removed === 0) throw cartaoMissing();
}
