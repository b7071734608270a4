import { randomInt, randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { isDia } from '../../../src/domain/base/data';
import { parseValorPix, toValorPix } from '../../../src/domain/base/dinheiro';
import { codigoDeBarrasOf, linhaDigitavelOf } from '../../../src/domain/pagamento/boleto/codigoDeBarras';
import type { Database, Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { today } from '../../platform/database/today';
import { BoletoProblem } from './boletoProblem';

/** With which the embedded bank signs its notices; everybody may know it. */
export const SANDBOX_SEGREDO = 'segredo-do-banco-de-teste';
/** A COMPE number that no bank has. */
const BANCO_DE_TESTE = '999';

type BoletoRow = Selectable<Tables['sandbox_boleto']>;

export interface BoletoSolicitado {
  valor?: unknown;
  vencimento?: unknown;
  pagador?: { cpf?: unknown; nome?: unknown };
  descricao?: unknown;
}

export interface PagamentoSimulado {
  /** Amount that the payer sends; the boleto's own unless a test gives another. */
  valorCentavos?: number;
  /** Pays although the boleto is over, as a payment that was on its way. */
  late?: boolean;
}

export type BancoDeBoletos = ReturnType<typeof createBancoDeBoletos>;

/** The embedded bank's books of boletos, kept in the database. */
export function createBancoDeBoletos({ db, transaction }: Database) {
  return {
    /** Registers; a second call with the same content answers the same boleto. */
    put: (numero: string, body: BoletoSolicitado) => put(db, numero, body),
    get: (numero: string) => get(db, numero),
    /** Takes it back (baixa), only while it can be paid. */
    withdraw: (numero: string) => transaction((tx) => withdraw(tx, numero)),
    /** Pays as the payer: money moves, and the notice to the receiver is queued in the same transaction. */
    pay: (numero: string, pagamento: PagamentoSimulado = {}) => transaction((tx) => pay(tx, numero, pagamento)),
    /** Sends money by Pix to the payer's CPF; a repeated call with the same id moves no more of it. */
    refund: (pagamentoId: string, id: string, valor: unknown) =>
      transaction((tx) => refund(tx, pagamentoId, id, valor)),
  };
}

/** A request as its row; throws where it is none. */
function readSolicitado(numero: string, { valor, vencimento, pagador, descricao }: BoletoSolicitado) {
  const valorCentavos = typeof valor === 'string' ? (parseValorPix(valor) ?? 0) : 0;
  const hasCpf = typeof pagador?.cpf === 'string' && /^\d{11}$/.test(pagador.cpf);
  const dia = typeof vencimento === 'string' && isDia(vencimento) ? vencimento : null;
  if (valorCentavos <= 0 || dia === null || !hasCpf || !/^[\w-]{1,20}$/.test(numero)) {
    throw new BoletoProblem(400, 'Boleto inválido.');
  }
  const texto = typeof descricao === 'string' ? descricao : '';
  return { valorCentavos, dia, pagador: JSON.stringify(pagador), descricao: texto };
}

async function put(db: Reader, numero: string, body: BoletoSolicitado) {
  const { valorCentavos, dia, pagador, descricao } = readSolicitado(numero, body);
  const campoLivre = Array.from({ length: 25 }, () => randomInt(10)).join('');
  const row = await db
    .insertInto('sandbox_boleto')
    .values({
      numero,
      valor_centavos: valorCentavos,
      vencimento: dia,
      pagador,
      descricao,
      codigo_barras: codigoDeBarrasOf({ banco: BANCO_DE_TESTE, vencimento: dia, valorCentavos, campoLivre }),
    })
    // A write that changes nothing, since one that does nothing returns no row.
    .onConflict((conflict) => conflict.column('numero').doUpdateSet({ numero }))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.situacao !== 'REGISTRADO' || row.valor_centavos !== valorCentavos || row.vencimento !== dia) {
    throw new BoletoProblem(409, 'Já existe um boleto com este número.');
  }
  return toWire(row, []);
}

async function get(reader: Reader, numero: string) {
  const row = await reader.selectFrom('sandbox_boleto').selectAll().where('numero', '=', numero).executeTakeFirst();
  if (!row) throw new BoletoProblem(404, 'Boleto não encontrado.');
  const pagamentos = await reader
    .selectFrom('sandbox_boleto_pagamento')
    .selectAll()
    .where('numero', '=', numero)
    .orderBy('pago_em')
    .execute();
  return toWire(row, pagamentos);
}

async function withdraw(tx: Tx, numero: string) {
  const { numUpdatedRows } = await tx
    .updateTable('sandbox_boleto')
    .set({ situacao: 'BAIXADO' })
    .where('numero', '=', numero)
    .where('situacao', '=', 'REGISTRADO')
    .executeTakeFirst();
  const boleto = await get(tx, numero);
  if (numUpdatedRows === 0n) throw new BoletoProblem(409, 'O boleto não está em aberto.');
  return boleto;
}

async function pay(tx: Tx, numero: string, { valorCentavos, late = false }: PagamentoSimulado): Promise<string> {
  const paid = await tx
    .updateTable('sandbox_boleto')
    .set({ situacao: sql`case when situacao = 'REGISTRADO' then 'LIQUIDADO' else situacao end` })
    .where('numero', '=', numero)
    .where(sql<boolean>`(${late}::boolean or (situacao = 'REGISTRADO' and vencimento >= ${today}))`)
    .returning('valor_centavos')
    .executeTakeFirst();
  if (!paid) {
    await get(tx, numero);
    throw new BoletoProblem(409, 'O boleto já foi pago, foi baixado ou está vencido.');
  }
  const id = randomUUID();
  await tx
    .insertInto('sandbox_boleto_pagamento')
    .values({ id, numero, valor_centavos: valorCentavos ?? paid.valor_centavos })
    .execute();
  await tx.insertInto('sandbox_boleto_aviso').values({ id: randomUUID(), numero }).execute();
  return id;
}

async function refund(tx: Tx, pagamentoId: string, id: string, valor: unknown) {
  const paid = await tx
    .selectFrom('sandbox_boleto_pagamento')
    .select('valor_centavos')
    .where('id', '=', pagamentoId)
    .forUpdate()
    .executeTakeFirst();
  if (!paid) throw new BoletoProblem(404, 'Pagamento não encontrado.');
  const earlier = await tx
    .selectFrom('sandbox_boleto_devolucao')
    .selectAll()
    .where('pagamento_id', '=', pagamentoId)
    .execute();
  const same = earlier.find((one) => one.id === id);
  const centavos = same?.valor_centavos ?? (typeof valor === 'string' ? (parseValorPix(valor) ?? 0) : 0);
  const left = paid.valor_centavos - earlier.reduce((sum, { valor_centavos }) => sum + valor_centavos, 0);
  if (!same && (centavos <= 0 || centavos > left)) throw new BoletoProblem(400, 'O valor é zero ou maior que o saldo.');
  if (!same) {
    await tx
      .insertInto('sandbox_boleto_devolucao')
      .values({ pagamento_id: pagamentoId, id, valor_centavos: centavos })
      .execute();
  }
  return { id, valor: toValorPix(centavos), situacao: 'DEVOLVIDO' as const };
}

const toWire = (row: BoletoRow, pagamentos: Selectable<Tables['sandbox_boleto_pagamento']>[]) => ({
  numero: row.numero,
  situacao: row.situacao,
  valor: toValorPix(row.valor_centavos),
  vencimento: row.vencimento,
  codigoBarras: row.codigo_barras,
  linhaDigitavel: linhaDigitavelOf(row.codigo_barras),
  pagamentos: pagamentos.map(({ id, valor_centavos, pago_em }) => ({
    id,
    valor: toValorPix(valor_centavos),
    pagoEm: pago_em.toISOString(),
  })),
});
