import type { Operador } from '../../../src/domain/wire/operadores';
import type { Reader } from '../../platform/database/database';
import { findOperadorWithCaixa, listOperadores, type OperadorWithCaixa, type OperatorRow } from './operadorRepository';

const toView = (row: OperadorWithCaixa, supervisorId: string): Operador => ({
  id: row.id,
  nome: row.nome,
  email: row.email,
  papel: row.papel,
  situacao: row.situacao,
  limiteCaixaCentavos: row.limite_caixa_centavos,
  limiteDescontoPontos: row.limite_desconto_pontos,
  comissaoPontos: row.comissao_pontos,
  versao: row.versao,
  proprio: row.id === supervisorId,
  caixaAberto: row.caixa_aberto,
  criadoEm: row.criado_em.toISOString(),
});

/** Every operator of the supervisor's establishment, by name. */
export async function listOperators(db: Reader, supervisor: OperatorRow): Promise<Operador[]> {
  const all = await listOperadores(db, supervisor.estabelecimento_id);
  return all.map((row) => toView(row, supervisor.id));
}

/** One operator of the supervisor's establishment, or undefined. */
export async function findOperator(db: Reader, supervisor: OperatorRow, id: string): Promise<Operador | undefined> {
  const row = await findOperadorWithCaixa(db, supervisor.estabelecimento_id, id);
  return row && toView(row, supervisor.id);
}
