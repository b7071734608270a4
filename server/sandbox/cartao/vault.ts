import type { Selectable } from 'kysely';
import type { Reader } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { AcquirerProblem } from './acquirerProblem';

export type VaultRow = Selectable<Tables['sandbox_cartao_cofre']>;

/** A card that was put away; undefined where there is none. */
export const findVault = (reader: Reader, id: string): Promise<VaultRow | undefined> =>
  reader.selectFrom('sandbox_cartao_cofre').selectAll().where('id', '=', id).executeTakeFirst();

/** The same; throws 400 where there is none. */
export async function requireVault(reader: Reader, id: string): Promise<VaultRow> {
  const vault = await findVault(reader, id);
  if (!vault) throw new AcquirerProblem(400, 'vaultId', 'Cartão desconhecido ou já usado.');
  return vault;
}
