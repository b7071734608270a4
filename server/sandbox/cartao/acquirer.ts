import type { Database } from '../../platform/database/database';
import { createAuthentications } from './authentications';
import type { Cenario } from './cards';
import { createPayments } from './payments';
import { createWallets } from './wallets';
import { createVault, findVault, requireVault, type VaultRow } from './vault';

export type Acquirer = ReturnType<typeof createAcquirer>;

/**
 * The embedded acquirer's books, kept in the database.
 * @param pagesFor the origin of its pages, seen from a shop.
 */
export function createAcquirer(database: Database, pagesFor: (shopOrigin: string) => string) {
  return {
    ...createAuthentications(database, pagesFor),
    ...createPayments(database),
    ...createVault(database),
    ...createWallets(database),

    /** The behaviour of a test card; null for an unknown one. */
    cenario: async (vaultId: string): Promise<Cenario | null> =>
      ((await findVault(database.db, vaultId))?.cenario as Cenario | undefined) ?? null,

    /** A card that was put away; throws 400 for an unknown one. */
    vault: (vaultId: string): Promise<VaultRow> => requireVault(database.db, vaultId),
  };
}
