import { randomInt, randomUUID } from 'node:crypto';
import { parseValorPix } from '../../../src/domain/dinheiro';
import type { Database, Reader, Tx } from '../../platform/database/database';
import { buildBrCode, cobViolations, type CobSolicitada } from './cobRules';
import { toCobWire, toDevolucaoWire, toPixWire, type CobRow, type DevolucaoRow } from './cobWire';
import { newE2eid, newRtrId } from './ids';
import { PixProblem } from './pixProblem';

export type Bank = ReturnType<typeof createBank>;

export interface Payment {
  /** What the payer sends; the amount of the charge unless a test says otherwise. */
  valorCentavos?: number;
  /** Pays although the charge is closed, as a payment that was under way then. */
  late?: boolean;
}

/** The embedded Pix provider's books, kept in the database. */
export function createBank({ db, transaction }: Database) {
  const findCobRow = (reader: Reader, txid: string): Promise<CobRow | undefined> =>
    reader.selectFrom('sandbox_pix_cob').selectAll().where('txid', '=', txid).executeTakeFirst();

  const readCob = async (reader: Reader, txid: string) => {
    const cob = await findCobRow(reader, txid);
    if (!cob) throw new PixProblem('CobNaoEncontrado', 'Cobrança não encontrada para o txid informado.');
    return cob;
  };

  const withPix = async (reader: Reader, cob: CobRow) => {
    const pagamentos = await reader
      .selectFrom('sandbox_pix_pagamento')
      .selectAll()
      .where('txid', '=', cob.txid)
      .orderBy('horario')
      .execute();
    const pix = await Promise.all(pagamentos.map(async (row) => toPixWire(row, await devolucoesOf(reader, row.e2eid))));
    return { ...toCobWire(cob), ...(pix.length > 0 ? { pix } : {}) };
  };

  const devolucoesOf = (reader: Reader, e2eid: string): Promise<DevolucaoRow[]> =>
    reader.selectFrom('sandbox_pix_devolucao').selectAll().where('e2eid', '=', e2eid).orderBy('horario').execute();

  return {
    /** PUT /cob/{txid}: a second call with the same content answers the same charge. */
    putCob: (txid: string, body: CobSolicitada) => transaction((tx) => putCob(tx, txid, body)),

    getCob: async (txid: string) => withPix(db, await readCob(db, txid)),

    /** PATCH /cob/{txid}: only the removal, and only while it is open. */
    removeCob: (txid: string) =>
      transaction(async (tx) => {
        const cob = await readCob(tx, txid);
        const removed = await tx
          .updateTable('sandbox_pix_cob')
          .set({ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR', revisao: cob.revisao + 1 })
          .where('txid', '=', txid)
          .where('status', '=', 'ATIVA')
          .returningAll()
          .executeTakeFirst();
        if (!removed) throw new PixProblem('CobOperacaoInvalida', 'A cobrança não está ATIVA.');
        return toCobWire(removed);
      }),

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

    /** The payer's side: money moves, and the receiver's notice is queued in the same transaction. */
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

    /** PUT devolucao: asked again with the same id it gives the same answer and no more money. */
    refund: (e2eid: string, id: string, valor: string) =>
      transaction(async (tx) => {
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
      }),
  };

  async function putCob(tx: Tx, txid: string, body: CobSolicitada) {
    const violacoes = cobViolations(txid, body);
    if (violacoes.length > 0)
      throw new PixProblem('CobOperacaoInvalida', 'A requisição não respeita o schema.', violacoes);
    const valorCentavos = parseValorPix(body.valor.original) ?? 0;
    await tx
      .insertInto('sandbox_pix_cob')
      .values({
        txid,
        loc_id: randomInt(1, 2 ** 31),
        ...locationColumns(),
        chave: body.chave,
        valor_centavos: valorCentavos,
        expiracao: body.calendario.expiracao,
        devedor: body.devedor ? JSON.stringify(body.devedor) : null,
        solicitacao_pagador: body.solicitacaoPagador ?? null,
      })
      .onConflict((conflict) => conflict.column('txid').doNothing())
      .execute();
    const cob = await readCob(tx, txid);
    if (cob.status !== 'ATIVA' || cob.valor_centavos !== valorCentavos) {
      throw new PixProblem('CobOperacaoInvalida', 'Já existe uma cobrança com este txid.');
    }
    return toCobWire(cob);
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
}

const locationColumns = () => {
  const { location, pixCopiaECola } = buildBrCode(randomUUID().replaceAll('-', ''));
  return { location, pix_copia_e_cola: pixCopiaECola };
};

const notify = (tx: Tx, e2eid: string) =>
  tx.insertInto('sandbox_pix_aviso').values({ id: randomUUID(), e2eid, entregue_em: null }).execute();
