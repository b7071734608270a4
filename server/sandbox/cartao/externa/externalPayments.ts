import { randomBytes } from 'node:crypto';
import { AcquirerProblem } from '../acquirerProblem';
import type { ExternalPaymentWire } from '../../../adapters/adiq/adiqExternal';
import type { Reader, Tx } from '../../../platform/database/database';
import type { BookedCharge, PaidWith } from './bookedCharge';

/** Letters only, as every id of the acquirer, so that none is mistaken for a card number. */
const newPaymentId = (): string =>
  `pag_${[...randomBytes(16)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** Credit is only authorised until the shop captures it; debit is captured at once. */
export async function insertPayment(tx: Tx, row: BookedCharge, paid: PaidWith): Promise<string> {
  const { id } = await tx
    .insertInto('sandbox_cartao_pagamento')
    .values({
      id: newPaymentId(),
      chave: row.chave,
      valor_centavos: row.valor_centavos,
      parcelas: paid.parcelas,
      tipo: paid.tipo === 'debito' ? 'debit' : 'credit',
      bandeira: paid.bandeira,
      final4: paid.final4,
      codigo: '00',
      situacao: paid.tipo === 'debito' ? 'captured' : 'authorized',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A payment as the wire carries it to the shop. */
export async function paymentOf(
  reader: Reader,
  id: string,
  autenticacaoId: string | null,
): Promise<ExternalPaymentWire> {
  const row = await reader.selectFrom('sandbox_cartao_pagamento').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AcquirerProblem(404, 'paymentId', 'Pagamento não encontrado.');
  return {
    paymentId: row.id,
    orderNumber: row.chave,
    status: row.situacao,
    returnCode: row.codigo,
    amount: row.valor_centavos,
    installments: row.parcelas,
    brand: row.bandeira,
    last4: row.final4,
    transactionType: row.tipo === 'debit' ? 'debit' : 'credit',
    threeDs: autenticacaoId === null ? null : await proofOf(reader, autenticacaoId),
  };
}

async function proofOf(reader: Reader, id: string): Promise<ExternalPaymentWire['threeDs']> {
  const row = await reader
    .selectFrom('sandbox_cartao_autenticacao')
    .select(['situacao', 'eci', 'cavv', 'ds_trans_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row
    ? { code3DS: id, transStatus: row.situacao, eci: row.eci, cavv: row.cavv, dsTransId: row.ds_trans_id }
    : null;
}
