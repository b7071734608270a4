import { textoImpedimento } from '../../../src/domain/agencia/caixa/conferencia';
import { contagemValida, semVazias, totalContado, type Contadas } from '../../../src/domain/agencia/caixa/cedulas';
import type { NovaConferencia, NovoFechamento } from '../../../src/domain/wire/agencia/caixas';
import type { Tx } from '../../platform/database/database';
import { badRequest, conflict, Problem } from '../../platform/http/problem';
import { readSituacaoOfOperador, type OperadorRow } from '../operadores/operadorRepository';
import { awaitsSignOff, canCount, impediment, canOperate } from './caixaPermissions';
import { caixaProblem } from './caixaProblems';
import { dinheiroInCaixa } from './movimentoRepository';
import { countHolds } from './countHolds';
import { decisionsOf, insertContagem, insertDecisao, lastCount, type CountRow } from './contagemRepository';
import { lockCaixa, setEstadoCaixa, type CaixaRow } from './caixaRepository';

/** Pauses or resumes a till, idempotently; a paused till takes no sales. */
export async function setPaused(tx: Tx, operadora: OperadorRow, id: string, paused: boolean): Promise<CaixaRow> {
  const caixa = await lockCaixa(tx, id);
  if (!canOperate(caixa, operadora)) throw caixaProblem('CAIXA_FECHADO');
  const estado = paused ? 'pausado' : 'aberto';
  return caixa.estado === estado ? caixa : setEstadoCaixa(tx, id, estado);
}

/**
 * Records a count of the drawer, and only then computes the expected amount. The till is paused from here on: no sale
 * changes the drawer during the count. Every count is kept, also one that another one follows.
 */
export async function countCaixa(tx: Tx, operadora: OperadorRow, id: string, contadas: Contadas[]): Promise<CaixaRow> {
  if (!contagemValida(contadas)) {
    throw badRequest('CONTAGEM_INVALIDA', 'Confira a quantidade de cada cédula e moeda.', 'cedulas');
  }
  const locked = await lockCaixa(tx, id);
  await assertMayCount(tx, locked, operadora);
  const caixa = locked.estado === 'aberto' ? await setEstadoCaixa(tx, id, 'pausado') : locked;
  const earlier = await lastCount(tx, id);
  await insertContagem(tx, {
    caixa_id: id,
    n: (earlier?.n ?? 0) + 1,
    contado_centavos: totalContado(contadas),
    esperado_centavos: await dinheiroInCaixa(tx, id),
    cedulas: JSON.stringify(semVazias(contadas)),
    operador_id: operadora.id,
  });
  return caixa;
}

/** Closes a till on the count that was on screen. A closed till does not change; a difference needs an explanation. */
export async function closeCaixa(tx: Tx, operadora: OperadorRow, id: string, { contagemId, nota }: NovoFechamento) {
  const caixa = await lockCaixa(tx, id);
  await assertMayCount(tx, caixa, operadora);
  const count = await currentCount(tx, caixa, contagemId);
  const word = nota?.trim() ?? '';
  if (count.contado_centavos !== count.esperado_centavos && word.length < 3) {
    throw badRequest('JUSTIFICATIVA_OBRIGATORIA', 'Explique a diferença em algumas palavras.', 'nota');
  }
  await decide(tx, caixa, operadora, { tipo: 'fechado', contagemId, nota: word });
  return setEstadoCaixa(tx, id, 'fechado');
}

/**
 * The supervisor's decision on a closed till: signed off, or returned to be counted again, which needs a reason. Refused
 * (403) to the operator who counted or closed it; a trigger enforces the same for every statement.
 */
export async function signOff(tx: Tx, responsavel: OperadorRow, id: string, conferencia: NovaConferencia) {
  const caixa = await lockCaixa(tx, id);
  const hands = { count: await lastCount(tx, id), decisions: await decisionsOf(tx, id) };
  const impedimento = impediment(caixa, responsavel, hands);
  if (impedimento !== null) {
    const codigo = impedimento === 'proprio' ? 'CAIXA_PROPRIO' : 'CONFERENCIA_DE_OUTRA_PESSOA';
    throw new Problem(403, { codigo, mensagem: textoImpedimento[impedimento] });
  }
  if (!awaitsSignOff(caixa, responsavel))
    throw conflict('CAIXA_NAO_FECHADO', 'Este caixa não está aguardando conferência.');
  const { decisao: tipo, contagemId } = conferencia;
  const nota = conferencia.nota?.trim() ?? '';
  await currentCount(tx, caixa, contagemId);
  if (tipo === 'devolvido' && nota.length < 3) {
    throw badRequest('MOTIVO_OBRIGATORIO', 'Escreva o que o operador deve conferir.', 'nota');
  }
  await decide(tx, caixa, responsavel, { tipo, contagemId, nota });
  return setEstadoCaixa(tx, id, tipo);
}

async function assertMayCount(tx: Tx, caixa: CaixaRow, operadora: OperadorRow): Promise<void> {
  const situacao = await readSituacaoOfOperador(tx, caixa.operador_id);
  if (!canCount(caixa, operadora, situacao)) throw conflict('CAIXA_JA_FECHADO', 'Este caixa já foi fechado.');
}

/** The last count; refuses another one than was on screen, and one that no longer holds. */
async function currentCount(tx: Tx, caixa: CaixaRow, contagemId: string): Promise<CountRow> {
  const count = await lastCount(tx, caixa.id);
  const holds =
    count !== undefined &&
    count.id === contagemId &&
    countHolds(caixa, count, await dinheiroInCaixa(tx, caixa.id), await decisionsOf(tx, caixa.id));
  if (!holds) throw conflict('CONTAGEM_DESATUALIZADA', 'A contagem mudou enquanto isso. Conte a gaveta de novo.');
  return count;
}

const decide = async (
  tx: Tx,
  { id }: CaixaRow,
  operadora: OperadorRow,
  { tipo, contagemId, nota }: { tipo: 'fechado' | 'conferido' | 'devolvido'; contagemId: string; nota: string },
): Promise<void> => {
  const n = ((await decisionsOf(tx, id)).at(-1)?.n ?? 0) + 1;
  await insertDecisao(tx, {
    caixa_id: id,
    n,
    tipo,
    contagem_id: contagemId,
    nota: nota === '' ? null : nota,
    operador_id: operadora.id,
  });
};
