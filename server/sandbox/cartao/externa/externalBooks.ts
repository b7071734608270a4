import type { ExternalChargeWire } from '../../../adapters/adiq/adiqExternal';
import type { Database, Reader } from '../../../platform/database/database';
import type { BookedCharge, PaidWith } from './bookedCharge';
import {
  cancelCharge,
  charges,
  declineCharge,
  insertCharge,
  listTerminalCharges,
  payCharge,
  readCharge,
  type ChargeAsked,
} from './bookedCharges';
import { paymentOf } from './externalPayments';

export type ExternalBooks = ReturnType<typeof createExternalBooks>;

/**
 * The embedded acquirer's charges outside a shop. Paying and cancelling lock the same row, so one of them comes first.
 * @param pagesFor the origin of its pages, seen from a shop.
 */
export function createExternalBooks(database: Database, pagesFor: (shopOrigin: string) => string) {
  const { db, transaction } = database;
  const toWire = async (reader: Reader, row: BookedCharge): Promise<ExternalChargeWire> => ({
    orderNumber: row.chave,
    channel: row.canal,
    status: row.situacao === 'open' && row.vencida ? 'expired' : row.situacao,
    url: row.canal === 'link' ? `${pagesFor(new URL(row.retorno).origin)}/_sandbox/cartao/pagar/${row.slug}` : null,
    expiresAt: row.expira_em.toISOString(),
    payment: row.pagamento_id === null ? null : await paymentOf(reader, row.pagamento_id, row.autenticacao_id),
  });

  return {
    create: (asked: ChargeAsked): Promise<ExternalChargeWire> =>
      transaction(async (tx) => toWire(tx, await insertCharge(tx, asked))),

    find: async (chave: string): Promise<ExternalChargeWire> => toWire(db, await readCharge(db, chave)),

    /** Ends a charge that is not paid. @returns its state after that. */
    cancel: (chave: string): Promise<ExternalChargeWire> =>
      transaction(async (tx) => toWire(tx, await cancelCharge(tx, chave))),

    bySlug: (slug: string): Promise<BookedCharge | undefined> =>
      charges(db).where('slug', '=', slug).executeTakeFirst(),

    terminals: (): Promise<BookedCharge[]> => listTerminalCharges(database),

    /** Takes the money of a charge that is open. @returns whether it was open. */
    pay: (chave: string, paid: PaidWith): Promise<boolean> => transaction((tx) => payCharge(tx, chave, paid)),

    decline: (chave: string): Promise<unknown> => transaction((tx) => declineCharge(tx, chave)),

    /** Makes the terminal stay silent until the charge's time is over. */
    silence: (chave: string): Promise<unknown> =>
      db.updateTable('sandbox_cartao_externa').set({ muda: true }).where('chave', '=', chave).execute(),

    /** Notes that the payer's card waits for its bank. */
    await: (chave: string, autenticacaoId: string, escolha: NonNullable<BookedCharge['escolha']>): Promise<unknown> =>
      db
        .updateTable('sandbox_cartao_externa')
        .set({ autenticacao_id: autenticacaoId, escolha: JSON.stringify(escolha) })
        .where('chave', '=', chave)
        .where('situacao', '=', 'open')
        .execute(),
  };
}
