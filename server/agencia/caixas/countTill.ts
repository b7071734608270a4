import { sql } from 'kysely';
import { v7 } from 'uuid';
import { textoImpedimento } from '../../../src/domain/caixa/conferencia';
import { contagemValida, semVazias, totalContado, type Contadas } from '../../../src/domain/caixa/cedulas';
import type { NovaConferencia, NovoFechamento } from '../../../src/domain/wire/caixas';
import type { Tx } from '../../platform/database/database';
import { badRequest, conflict, Problem } from '../../platform/http/problem';
import type { OperatorRow } from '../operadores/operatorRows';
import { awaitsSignOff, contar, impediment, operar } from './tillPermissions';
import { tillProblem } from './tillProblems';
import { cashIn, countHolds, decisionsOf, lastCount, lockTill, type CountRow, type TillRow } from './tillRows';

/** Stops a till from taking sales, or lets it again; asked for twice it is as it should be. */
export async function setPaused(tx: Tx, operator: OperatorRow, id: string, paused: boolean): Promise<TillRow> {
  const till = await lockTill(tx, id);
  if (!operar(till, operator)) throw tillProblem('CAIXA_FECHADO');
  const estado = paused ? 'pausado' : 'aberto';
  return till.estado === estado ? till : move(tx, id, estado);
}

/**
 * Takes down what was counted, and only then works out what should be there. From here on the till is paused: no sale
 * changes the drawer under the count. Every count is kept, also one that is followed by another.
 */
export async function countTill(tx: Tx, operator: OperatorRow, id: string, contadas: Contadas[]): Promise<TillRow> {
  if (!contagemValida(contadas)) {
    throw badRequest('CONTAGEM_INVALIDA', 'Confira a quantidade de cada cédula e moeda.', 'cedulas');
  }
  const locked = await lockTill(tx, id);
  await assertMayCount(tx, locked, operator);
  const till = locked.estado === 'aberto' ? await move(tx, id, 'pausado') : locked;
  const earlier = await lastCount(tx, id);
  await tx
    .insertInto('caixa_contagem')
    .values({
      id: v7(),
      caixa_id: id,
      n: (earlier?.n ?? 0) + 1,
      contado_centavos: totalContado(contadas),
      esperado_centavos: await cashIn(tx, id),
      cedulas: JSON.stringify(semVazias(contadas)),
      operador_id: operator.id,
    })
    .execute();
  return till;
}

/** Closes a till on the count that was on screen. From here on nothing of it changes; a difference needs a word. */
export async function closeTill(tx: Tx, operator: OperatorRow, id: string, { contagemId, nota }: NovoFechamento) {
  const till = await lockTill(tx, id);
  await assertMayCount(tx, till, operator);
  const count = await currentCount(tx, till, contagemId);
  const word = nota?.trim() ?? '';
  if (count.contado_centavos !== count.esperado_centavos && word.length < 3) {
    throw badRequest('JUSTIFICATIVA_OBRIGATORIA', 'Explique a diferença em algumas palavras.', 'nota');
  }
  await decide(tx, till, operator, { tipo: 'fechado', contagemId, nota: word });
  return move(tx, id, 'fechado');
}

/**
 * The supervisor's word on a closed till: right, or back to be counted again, which needs a reason. Never of the operator
 * who counted or closed it (403); a trigger says the same of every statement.
 */
export async function signOff(tx: Tx, supervisor: OperatorRow, id: string, conferencia: NovaConferencia) {
  const till = await lockTill(tx, id);
  const hands = { count: await lastCount(tx, id), decisions: await decisionsOf(tx, id) };
  const impedimento = impediment(till, supervisor, hands);
  if (impedimento !== null) {
    const codigo = impedimento === 'proprio' ? 'CAIXA_PROPRIO' : 'CONFERENCIA_DE_OUTRA_PESSOA';
    throw new Problem(403, { codigo, mensagem: textoImpedimento[impedimento] });
  }
  if (!awaitsSignOff(till, supervisor))
    throw conflict('CAIXA_NAO_FECHADO', 'Este caixa não está aguardando conferência.');
  const { decisao: tipo, contagemId } = conferencia;
  const nota = conferencia.nota?.trim() ?? '';
  await currentCount(tx, till, contagemId);
  if (tipo === 'devolvido' && nota.length < 3) {
    throw badRequest('MOTIVO_OBRIGATORIO', 'Escreva o que o operador deve conferir.', 'nota');
  }
  await decide(tx, till, supervisor, { tipo, contagemId, nota });
  return move(tx, id, tipo);
}

async function assertMayCount(tx: Tx, till: TillRow, operator: OperatorRow): Promise<void> {
  const { situacao } = await tx
    .selectFrom('agencia_operador')
    .select('situacao')
    .where('id', '=', till.operador_id)
    .executeTakeFirstOrThrow();
  if (!contar(till, operator, situacao)) throw conflict('CAIXA_JA_FECHADO', 'Este caixa já foi fechado.');
}

/** The last count, which must be the one that was on screen and must still hold. */
async function currentCount(tx: Tx, till: TillRow, contagemId: string): Promise<CountRow> {
  const count = await lastCount(tx, till.id);
  const holds =
    count !== undefined &&
    count.id === contagemId &&
    countHolds(till, count, await cashIn(tx, till.id), await decisionsOf(tx, till.id));
  if (!holds) throw conflict('CONTAGEM_DESATUALIZADA', 'A contagem mudou enquanto isso. Conte a gaveta de novo.');
  return count;
}

const decide = async (
  tx: Tx,
  { id }: TillRow,
  operator: OperatorRow,
  { tipo, contagemId, nota }: { tipo: 'fechado' | 'conferido' | 'devolvido'; contagemId: string; nota: string },
): Promise<void> => {
  const n = ((await decisionsOf(tx, id)).at(-1)?.n ?? 0) + 1;
  await tx
    .insertInto('caixa_decisao')
    .values({
      id: v7(),
      caixa_id: id,
      n,
      tipo,
      contagem_id: contagemId,
      nota: nota === '' ? null : nota,
      operador_id: operator.id,
    })
    .execute();
};

const move = (tx: Tx, id: string, estado: TillRow['estado']): Promise<TillRow> =>
  tx
    .updateTable('caixa')
    .set({
      estado,
      versao: sql<number>`versao + 1`,
      ...(estado === 'fechado' && { fechado_em: sql`coalesce(fechado_em, now())` }),
      ...(estado === 'conferido' && { conferido_em: sql`now()` }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
