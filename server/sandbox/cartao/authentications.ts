import { randomUUID } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import type { AuthenticationWire } from '../../adapters/adiq/adiqWire';
import type { Database, Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { isUuid } from '../../platform/http/validation/uuid';
import { AcquirerProblem } from './acquirerProblem';
import type { AuthenticationAsked } from './asked';
import type { Cenario } from './cards';
import { proofOf, statusOf } from './threeDsServer';
import { findVault, requireVault, type VaultRow } from './vault';

export type AuthenticationRow = Selectable<Tables['sandbox_cartao_autenticacao']>;

/** The answer of the person to their bank. */
type ChallengeAnswer = { codigo: string } | 'recusar';

/** The code that the embedded bank takes for right. */
export const CODIGO_DO_BANCO = '123456';
const MAX_WRONG_CODES = 3;

/**
 * The authentications of the embedded acquirer.
 * @param pagesFor the origin of its pages, seen from a shop.
 */
export function createAuthentications({ db, transaction }: Database, pagesFor: (shopOrigin: string) => string) {
  const toWire = (row: AuthenticationRow, vault: VaultRow): AuthenticationWire => ({
    code3DS: row.id,
    transStatus: row.situacao,
    eci: row.eci,
    cavv: row.cavv,
    dsTransId: row.ds_trans_id,
    version: '2.2.0',
    acsUrl: row.situacao === 'C' ? `${pagesFor(row.loja)}/_sandbox/cartao/acs/${row.id}` : null,
    brand: vault.bandeira,
    last4: vault.final4,
  });
  return {
    /** The bank decides at once, or challenges the person. A repeated call with one order number gets the same answer. */
    authenticate: (asked: AuthenticationAsked): Promise<AuthenticationWire> =>
      transaction(async (tx) => {
        const vault = await requireVault(tx, asked.vaultId);
        return toWire(await insertAuthentication(tx, asked, vault), vault);
      }),

    getAuthentication: async (id: string): Promise<AuthenticationWire> => {
      const { row, vault } = await readAuthentication(db, id);
      return toWire(row, vault);
    },

    /** Ends an open challenge: its page accepts no more answers. */
    cancelAuthentication: (id: string): Promise<AuthenticationWire> =>
      transaction(async (tx) => {
        const { row, vault } = await readAuthentication(tx, id);
        if (row.situacao === 'C') await setAuthentication(tx, id, { cancelada: true });
        return toWire(row, vault);
      }),

    /** A challenge with the data that its page shows; null where there is none. */
    findChallenge: async (id: string) => {
      const row = await findAuthentication(db, id);
      const vault = row && (await findVault(db, row.cofre_id));
      return row && vault ? { row, final4: vault.final4, cenario: vault.cenario as Cenario } : null;
    },

    /** Takes the person's answer to their bank. @returns whether the challenge is settled. */
    answerChallenge: (id: string, answer: ChallengeAnswer): Promise<boolean> =>
      transaction((tx) => answerChallenge(tx, id, answer)),
  };
}

/** One authentication; undefined where there is none. */
export const findAuthentication = (reader: Reader, id: string): Promise<AuthenticationRow | undefined> =>
  isUuid(id)
    ? reader.selectFrom('sandbox_cartao_autenticacao').selectAll().where('id', '=', id).executeTakeFirst()
    : Promise.resolve(undefined);

async function readAuthentication(reader: Reader, id: string) {
  const row = await findAuthentication(reader, id);
  const vault = row && (await findVault(reader, row.cofre_id));
  if (!row || !vault) throw new AcquirerProblem(404, 'code3DS', 'Autenticação não encontrada.');
  return { row, vault };
}

async function insertAuthentication(tx: Tx, asked: AuthenticationAsked, vault: VaultRow): Promise<AuthenticationRow> {
  const situacao = statusOf(vault.cenario as Cenario);
  await tx
    .insertInto('sandbox_cartao_autenticacao')
    .values({
      id: randomUUID(),
      chave: asked.orderNumber,
      cofre_id: vault.id,
      valor_centavos: asked.amount,
      situacao,
      ...proofOf(situacao, vault.bandeira),
      ds_trans_id: randomUUID(),
      nonce: asked.nonce,
      referencia: asked.reference,
      retorno: asked.urlSite3DS,
      loja: new URL(asked.urlSite3DS).origin,
    })
    .onConflict((again) => again.column('chave').doNothing())
    .execute();
  return tx
    .selectFrom('sandbox_cartao_autenticacao')
    .selectAll()
    .where('chave', '=', asked.orderNumber)
    .executeTakeFirstOrThrow();
}

async function answerChallenge(tx: Tx, id: string, answer: ChallengeAnswer): Promise<boolean> {
  const { row, vault } = await readAuthentication(tx, id);
  if (row.situacao !== 'C' || row.cancelada) return true;
  const erros = row.erros + 1;
  if (answer !== 'recusar' && answer.codigo === CODIGO_DO_BANCO) {
    await setAuthentication(tx, id, { situacao: 'Y', ...proofOf('Y', vault.bandeira) });
    return true;
  }
  const isOver = answer === 'recusar' || erros >= MAX_WRONG_CODES;
  await setAuthentication(tx, id, isOver ? { situacao: 'N' } : { erros });
  return isOver;
}

const setAuthentication = (tx: Tx, id: string, change: Updateable<Tables['sandbox_cartao_autenticacao']>) =>
  tx.updateTable('sandbox_cartao_autenticacao').set(change).where('id', '=', id).execute();
