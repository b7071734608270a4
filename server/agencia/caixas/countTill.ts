import { textoImpedimento } from '../../../src/domain/caixa/conferencia';
import { contagemValida, semVazias, totalContado, type Contadas } from '../../../src/domain/caixa/cedulas';
import type { NovaConferencia, NovoFechamento } from '../../../src/domain/wire/caixas';
import type { Tx } from '../../platform/database/database';
import { badRequest, conflict, Problem } from '../../platform/http/problem';
import { readSituacaoOfOperador, type OperatorRow } from '../operadores/operadorRepository';
import { awaitsSignOff, contar, impediment, operar } from './tillPermissions';
import { tillProblem } from './tillProblems';
import { cashIn } from './movimentoRepository';
import { countHolds } from './countHolds';
import { decisionsOf, insertContagem, insertDecisao, lastCount, type CountRow } from './contagemRepository';
import { lockTill, setEstadoCaixa, type TillRow } from './caixaRepository';

/** Pauses or resumes a till, idempotently; a paused till takes no sales. */
export async function setPaused(tx: Tx, operator: OperatorRow, id: string, paused: boolean): Promise<TillRow> {
  const till = await lockTill(tx, id);
  if (!operar(till, operator)) throw tillProblem('CAIXA_FECHADO');
  const estado = paused ? 'pausado' : 'aberto';
  return till.estado === estado ? till : setEstadoCaixa(tx, id, estado);
}

/**
 * Records a count of the drawer, and only then computes the expected amount. The till is paused from here on: no sale
 * changes the drawer during the count. Every count is kept, also one that another one follows.
 */
export async function countTill(tx: Tx, operator: OperatorRow, id: string, contadas: Contadas[]): Promise<TillRow> {
  if (!contagemValida(contadas)) {
    throw badRequest('CONTAGEM_INVALIDA', 'Confira a quantidade de cada cédula e moeda.', 'cedulas');
  }
  const locked = await lockTill(tx, id);
  await assertMayCount(tx, locked, operator);
  const till = locked.estado === 'aberto' ? await setEstadoCaixa(tx, id, 'pausado') : locked;
  const earlier = await lastCount(tx, id);
  await insertContagem(tx, {
    caixa_id: id,
    n: (earlier?.n ?? 0) + 1,
    contado_centavos: totalContado(contadas),
    esperado_centavos: await cashIn(tx, id),
    cedulas: JSON.stringify(semVazias(contadas)),
    operador_id: operator.id,
  });
  return till;
}

/** Closes a till on the count that was on screen. A closed till does not change; a difference needs an explanation. */
export async function closeTill(tx: Tx, operator: OperatorRow, id: string, { contagemId, nota }: NovoFechamento) {
  const till = await lockTill(tx, id);
  await assertMayCount(tx, till, operator);
  const count = await currentCount(tx, till, contagemId);
  const word = nota?.trim() ?? '';
  if (count.contado_centavos !== count.esperado_centavos && word.length < 3) {
    throw badRequest('JUSTIFICATIVA_OBRIGATORIA', 'Explique a diferença em algumas palavras.', 'nota');
  }
  await decide(tx, till, operator, { tipo: 'fechado', contagemId, nota: word });
  return setEstadoCaixa(tx, id, 'fechado');
}

/**
 * The supervisor's decision on a closed till: signed off, or returned to be counted again, which needs a reason. Refused
 * (403) to the operator who counted or closed it; a trigger enforces the same for every statement.
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
  return setEstadoCaixa(tx, id, tipo);
}

async function assertMayCount(tx: Tx, till: TillRow, operator: OperatorRow): Promise<void> {
  const situacao = await readSituacaoOfOperador(tx, till.operador_id);
  if (!contar(till, operator, situacao)) throw conflict('CAIXA_JA_FECHADO', 'Este caixa já foi fechado.');
}

/** The last count; refuses another one than was on screen, and one that no longer holds. */
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
  await insertDecisao(tx, {
    caixa_id: id,
    n,
    tipo,
    contagem_id: contagemId,
    nota: nota === '' ? null : nota,
    operador_id: operator.id,
  });
};
