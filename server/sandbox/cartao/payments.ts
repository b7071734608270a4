import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { PaymentWire } from '../../adapters/adiq/adiqWire';
import type { Database, Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { AcquirerProblem } from './acquirerProblem';
import type { PaymentAsked } from './asked';
import { findAuthentication } from './authentications';
import type { Cenario } from './cards';
import { refuseMismatch } from './refuseMismatch';
import { codeRefusal, requireVault } from './vault';

type PaymentRow = Selectable<Tables['sandbox_cartao_pagamento']>;

const refusalCodes: Partial<Record<Cenario, string>> = { sem_saldo: '51', roubado: '43' };

/** The payments of the embedded acquirer. */
export function createPayments({ db, transaction }: Database) {
  return {
    /** Authorises or captures money. A card and an order number may be used once each. */
    pay: (asked: PaymentAsked): Promise<PaymentWire> => transaction((tx) => pay(tx, asked)),

    getPayment: async (id: string) => toWire(db, await readPayment(db, id)),

    listPayments: async (orderNumber: string) => {
      const rows = await db
        .selectFrom('sandbox_cartao_pagamento')
        .selectAll()
        .where('chave', '=', orderNumber)
        .execute();
      return Promise.all(rows.map((row) => toWire(db, row)));
    },

    capture: (id: string, amount: number) => transaction((tx) => capture(tx, id, amount)),

    /** Releases an authorisation, or refunds a part of a captured amount, never more than is left. */
    cancel: (id: string, amount: number, reference: string) => transaction((tx) => cancel(tx, id, amount, reference)),
  };
}

async function pay(tx: Tx, asked: PaymentAsked): Promise<PaymentWire> {
  const vault = await requireVault(tx, asked.vaultId);
  refuseMismatch(asked, await findAuthentication(tx, asked.code3DS));
  const badCode = await codeRefusal(tx, vault, asked.securityCodeToken);
  const codigo = badCode ?? refusalCodes[vault.cenario as Cenario] ?? '00';
  const approved = asked.captureType === 'ac' ? 'captured' : 'authorized';
  const row = await tx
    .insertInto('sandbox_cartao_pagamento')
    .values({
      id: newPaymentId(),
      chave: asked.orderNumber,
      tipo: asked.transactionType,
      codigo,
      parcelas: asked.installments,
      valor_centavos: asked.amount,
      bandeira: vault.bandeira,
      final4: vault.final4,
      situacao: codigo === '00' ? approved : 'denied',
    })
    .onConflict((again) => again.column('chave').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AcquirerProblem(409, 'orderNumber', 'Este orderNumber já foi usado.');
  return toWire(tx, row);
}

async function capture(tx: Tx, id: string, amount: number): Promise<PaymentWire> {
  const row = await readPayment(tx, id);
  if (amount !== row.valor_centavos) throw new AcquirerProblem(400, 'amount', 'O valor não é o autorizado.');
  const { numUpdatedRows } = await tx
    .updateTable('sandbox_cartao_pagamento')
    .set({ situacao: 'captured' })
    .where('id', '=', id)
    .where('situacao', '=', 'authorized')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AcquirerProblem(409, 'status', 'O pagamento não está pré-autorizado.');
  return toWire(tx, await readPayment(tx, id));
}

async function cancel(tx: Tx, id: string, amount: number, reference: string): Promise<PaymentWire> {
  const row = await tx
    .selectFrom('sandbox_cartao_pagamento')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AcquirerProblem(404, 'paymentId', 'Pagamento não encontrado.');
  const earlier = await cancelsOf(tx, id);
  if (earlier.some(({ referencia }) => referencia === reference)) return toWire(tx, row);
  const left = row.valor_centavos - earlier.reduce((sum, { valor_centavos }) => sum + valor_centavos, 0);
  const isWhole = amount === row.valor_centavos;
  const allowed = row.situacao === 'captured' || (row.situacao === 'authorized' && isWhole);
  if (!allowed || amount <= 0 || amount > left) {
    throw new AcquirerProblem(409, 'amount', 'Este pagamento não pode ser cancelado neste valor.');
  }
  await tx
    .insertInto('sandbox_cartao_cancelamento')
    .values({ pagamento_id: id, referencia: reference, valor_centavos: amount })
    .execute();
  if (amount === left) {
    await tx.updateTable('sandbox_cartao_pagamento').set({ situacao: 'canceled' }).where('id', '=', id).execute();
  }
  return toWire(tx, await readPayment(tx, id));
}

async function readPayment(reader: Reader, id: string): Promise<PaymentRow> {
  const row = await reader.selectFrom('sandbox_cartao_pagamento').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AcquirerProblem(404, 'paymentId', 'Pagamento não encontrado.');
  return row;
}

const cancelsOf = (reader: Reader, id: string) =>
  reader.selectFrom('sandbox_cartao_cancelamento').selectAll().where('pagamento_id', '=', id).execute();

const toWire = async (reader: Reader, row: PaymentRow): Promise<PaymentWire> => ({
  paymentId: row.id,
  orderNumber: row.chave,
  status: row.situacao,
  returnCode: row.codigo,
  amount: row.valor_centavos,
  authorizationCode: row.chave.slice(-6),
  cancels: (await cancelsOf(reader, row.id)).map(({ referencia, valor_centavos }) => ({
    reference: referencia,
    amount: valor_centavos,
  })),
});

const newPaymentId = (): string =>
  `pag_${randomBytes(12)
    .toString('base64url')
    .replace(/[\d_-]/g, 'x')}`;
