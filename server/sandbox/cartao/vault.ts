import type { Selectable } from 'kysely';
import type { VaultWire } from '../../adapters/adiq/adiqWire';
import type { Database, Reader } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { AcquirerProblem } from './acquirerProblem';
import { newName } from './newName';

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

/** The cards that the embedded acquirer keeps for later payments. */
export const createVault = ({ db, transaction }: Database) => ({
  /** Keeps the card of a token for good, under a name of its own; asked again for the same token it answers the same. */
  keep: (token: string): Promise<VaultWire> =>
    transaction(async (tx) => {
      const typed = await findVault(tx, token);
      if (!typed?.validade || typed.origem !== null) {
        throw new AcquirerProblem(400, 'numberToken', 'Cartão desconhecido.');
      }
      await tx
        .insertInto('sandbox_cartao_cofre')
        .values({
          id: newName('guardado'),
          origem: token,
          cenario: typed.cenario,
          bandeira: typed.bandeira,
          final4: typed.final4,
          validade: typed.validade,
        })
        .onConflict((again) => again.column('origem').doNothing())
        .execute();
      const { id } = await tx
        .selectFrom('sandbox_cartao_cofre')
        .select('id')
        .where('origem', '=', token)
        .executeTakeFirstOrThrow();
      const [expirationYear = '', expirationMonth = ''] = typed.validade.split('-');
      return { vaultId: id, brand: typed.bandeira, last4: typed.final4, expirationMonth, expirationYear };
    }),

  /** Forgets a kept card; throws 404 where there is none. */
  forget: async (id: string): Promise<void> => {
    const { numDeletedRows } = await db
      .deleteFrom('sandbox_cartao_cofre')
      .where('id', '=', id)
      .where('origem', 'is not', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AcquirerProblem(404, 'vaultId', 'Cartão desconhecido.');
  },
});

/**
 * The issuer's reason against a security code; null where there is none. A card of the form brought its code with it; a
 * kept one throws 400 without a code of its own.
 */
export async function codeRefusal(reader: Reader, vault: VaultRow, securityCodeToken = ''): Promise<string | null> {
  if (vault.origem === null) return null;
  const codigo = await reader
    .selectFrom('sandbox_cartao_codigo')
    .select('certo')
    .where('id', '=', securityCodeToken)
    .executeTakeFirst();
  if (!codigo) throw new AcquirerProblem(400, 'securityCode', 'Falta o código de segurança deste cartão.');
  return codigo.certo ? null : '82';
}
