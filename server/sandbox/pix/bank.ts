import { randomUUID } from 'node:crypto';
import { parseValorPix } from '../../../src/domain/base/dinheiro';
import type { Database, Reader, Tx } from '../../platform/database/database';
import type { CobSolicitada } from './cobRules';
import { putCob, readCob, removeCob } from './cobs';
import { toCobWire, toDevolucaoWire, toPixWire, type CobRow, type DevolucaoRow } from './cobWire';
import { newE2eid, newRtrId } from './ids';
import { PixProblem } from './pixProblem';

export type Bank = ReturnType<typeof createBank>;

export interface Payment {
  /** Amount that the payer sends; the amount of the charge unless a test gives another. */
  valorCentavos?: number;
  /** Pays although the charge is closed, as a payment that was under way at its end. */
  late?: boolean;
}

/** The embedded Pix provider's books, kept in the database. */
export function createBank({ db, transaction }: Database) {
  return {
    /** PUT /cob/{txid}: a second call with the same content answers the same charge. */
    putCob: (txid: string, body: CobSolicitada) => transaction((tx) => putCob(tx, txid, body)),

    getCob: async (txid: string) => withPix(db, await readCob(db, txid)),

    /** PATCH /cob/{txid}: only the removal, and only while it is open. */
    removeCob: (txid: string) => transaction((tx) => removeCob(tx, txid)),

    /** GET /cob: charges made in a period, newest last. */
    listCobs: async (inicio: Date, fim: Date) => {
      const rows = await db
        .selectFrom('sandbox_pix_cob')
        .selectAll()
        .where('criacao', '>=', inicio)
        .where('criacao', '<=', fim)
        .orderBy('criacao')
        .execute();
      return Promise.all(rows.map((row) => withPix(db, row)));
    },

    /** Pays as the payer: money moves, and the notice to the receiver is queued in the same transaction. */
    pay: (txid: string, payment: Payment = {}) => transaction((tx) => pay(tx, txid, payment)),

    getPix: async (e2eid: string) => {
      const row = await readPagamento(db, e2eid);
      return toPixWire(row, await devolucoesOf(db, e2eid));
    },

    getDevolucao: async (e2eid: string, id: string) => {
      const row = (await devolucoesOf(db, e2eid)).find((devolucao) => devolucao.id === id);
      if (!row) throw new PixProblem('PixDevolucaoNaoEncontrada', 'Devolução não encontrada.');
      return toDevolucaoWire(row);
    },

    /** PUT devolucao: a repeated call with the same id answers the same and moves no more money. */
    refund: (e2eid: string, id: string, valor: string) => transaction((tx) => refund(tx, e2eid, id, valor)),
  };
}

const devolucoesOf = (reader: Reader, e2eid: string): Promise<DevolucaoRow[]> =>
  reader.selectFrom('sandbox_pix_devolucao').selectAll().where('e2eid', '=', e2eid).orderBy('horario').execute();

async function withPix(reader: Reader, cob: CobRow) {
  const pagamentos = await reader
    .selectFrom('sandbox_pix_pagamento')
    .selectAll()
    .where('txid', '=', cob.txid)
    .orderBy('horario')
    .execute();
  const pix = await Promise.all(pagamentos.map(async (row) => toPixWire(row, await devolucoesOf(reader, row.e2eid))));
  return { ...toCobWire(cob), ...(pix.length > 0 ? { pix } : {}) };
}

async function pay(tx: Tx, txid: string, { valorCentavos, late = false }: Payment) {
  const cob = await tx
    .selectFrom('sandbox_pix_cob')
    .selectAll()
    .where('txid', '=', txid)
    .forUpdate()
    .executeTakeFirst();
  if (!cob) throw new PixProblem('CobNaoEncontrado', 'Cobrança não encontrada para o txid informado.');
  const isExpired = cob.criacao.getTime() + cob.expiracao * 1000 <= Date.now();
  if (!late && (cob.status !== 'ATIVA' || isExpired)) {
    throw new PixProblem('CobOperacaoInvalida', 'A cobrança já foi paga, removida ou está vencida.');
  }
  if (cob.status === 'ATIVA') {
    await tx.updateTable('sandbox_pix_cob').set({ status: 'CONCLUIDA' }).where('txid', '=', txid).execute();
  }
  const e2eid = newE2eid(new Date());
  await tx
    .insertInto('sandbox_pix_pagamento')
    .values({ e2eid, txid, chave: cob.chave, valor_centavos: valorCentavos ?? cob.valor_centavos })
    .execute();
  await notify(tx, e2eid);
  return e2eid;
}

async function readPagamento(reader: Reader, e2eid: string) {
  const row = await reader
    .selectFrom('sandbox_pix_pagamento')
    .selectAll()
    .where('e2eid', '=', e2eid)
    .executeTakeFirst();
  if (!row) throw new PixProblem('PixNaoEncontrado', 'Pix não encontrado para o e2eid informado.');
  return row;
}

async function refund(tx: Tx, e2eid: string, id: string, valor: string) {
  const paid = await tx
    .selectFrom('sandbox_pix_pagamento')
    .selectAll()
    .where('e2eid', '=', e2eid)
    .forUpdate()
    .executeTakeFirst();
  if (!paid) throw new PixProblem('PixNaoEncontrado', 'Pix não encontrado para o e2eid informado.');
  const earlier = await devolucoesOf(tx, e2eid);
  const same = earlier.find((devolucao) => devolucao.id === id);
  if (same) return toDevolucaoWire(same);
  const centavos = parseValorPix(valor) ?? 0;
  const left = paid.valor_centavos - earlier.reduce((sum, devolucao) => sum + devolucao.valor_centavos, 0);
  if (centavos <= 0 || centavos > left) {
    throw new PixProblem('PixDevolucaoInvalida', 'O valor da devolução é zero ou maior que o saldo do Pix.');
  }
  const row = await tx
    .insertInto('sandbox_pix_devolucao')
    .values({ e2eid, id, rtr_id: newRtrId(), valor_centavos: centavos })
    .returningAll()
    .executeTakeFirstOrThrow();
  await notify(tx, e2eid);
  return toDevolucaoWire(row);
}

const notify = (tx: Tx, e2eid: string) =>
  tx.insertInto('sandbox_pix_aviso').values({ id: randomUUID(), e2eid, entregue_em: null }).execute();
