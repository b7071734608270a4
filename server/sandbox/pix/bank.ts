import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
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
    putCob: (txid: string, body: CobSolicitada) => putCob(db, txid, body),

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

    /** Pays as the payer: money moves, and the notice to the receiver is queued by the same statement. */
    pay: (txid: string, payment: Payment = {}) => pay(db, txid, payment),

    getPix: async (e2eid: string) => {
      const [pix] = await listPix(db, 'e2eid', e2eid);
      if (!pix) throw new PixProblem('PixNaoEncontrado', 'Pix não encontrado para o e2eid informado.');
      return pix;
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

/** The refunds of a payment, the oldest first. */
const devolucoesOf = (reader: Reader, e2eid: string): Promise<DevolucaoRow[]> =>
  reader.selectFrom('sandbox_pix_devolucao').selectAll().where('e2eid', '=', e2eid).orderBy('horario').execute();

async function withPix(reader: Reader, cob: CobRow) {
  const pix = await listPix(reader, 'txid', cob.txid);
  return { ...toCobWire(cob), ...(pix.length > 0 ? { pix } : {}) };
}

/** JSON has no instants. */
type DevolucaoAsJson = Omit<DevolucaoRow, 'horario'> & { horario: string };

/** The payments of a charge or of one number, the oldest first, each with what was given back of it. */
async function listPix(reader: Reader, by: 'txid' | 'e2eid', value: string) {
  const rows = await reader
    .selectFrom('sandbox_pix_pagamento as pago')
    .leftJoin('sandbox_pix_devolucao as devolucao', 'devolucao.e2eid', 'pago.e2eid')
    .selectAll('pago')
    .select(sql<DevolucaoAsJson | null>`to_json(devolucao)`.as('devolucao'))
    .where(`pago.${by}`, '=', value)
    .orderBy('pago.horario')
    .orderBy('devolucao.horario')
    .execute();
  const pagamentos = new Map(rows.map((row) => [row.e2eid, row]));
  return [...pagamentos.values()].map((row) =>
    toPixWire(
      row,
      rows.flatMap(({ e2eid, devolucao }) =>
        e2eid === row.e2eid && devolucao ? [{ ...devolucao, horario: new Date(devolucao.horario) }] : [],
      ),
    ),
  );
}

async function pay(db: Reader, txid: string, { valorCentavos, late = false }: Payment): Promise<string> {
  const e2eid = newE2eid(new Date());
  const { rows } = await sql`
    with cob as (
      update sandbox_pix_cob set status = case when status = 'ATIVA' then 'CONCLUIDA' else status end
      where txid = ${txid} and (${late}::boolean
        or (status = 'ATIVA' and criacao + make_interval(secs => expiracao) > now()))
      returning chave, valor_centavos),
    pago as (
      insert into sandbox_pix_pagamento(e2eid, txid, chave, valor_centavos)
      select ${e2eid}, ${txid}, chave, coalesce(${valorCentavos ?? null}::int, valor_centavos) from cob
      returning e2eid)
    insert into sandbox_pix_aviso(id, e2eid) select ${randomUUID()}::uuid, e2eid from pago returning e2eid`.execute(db);
  if (rows.length > 0) return e2eid;
  await readCob(db, txid);
  throw new PixProblem('CobOperacaoInvalida', 'A cobrança já foi paga, removida ou está vencida.');
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
