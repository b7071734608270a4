import type { Operador } from '../../../src/domain/wire/agencia/operadores';
import type { Reader } from '../../platform/database/database';
import { findOperadorWithCaixa, listOperadores, type OperadorWithCaixa, type OperadorRow } from './operadorRepository';

const toView = (row: OperadorWithCaixa, responsavelId: string): Operador => ({
  id: row.id,
  nome: row.nome,
  email: row.email,
  papel: row.papel,
  situacao: row.situacao,
  acesso: row.acesso,
  limiteCaixaCentavos: row.limite_caixa_centavos,
  limiteDescontoPontos: row.limite_desconto_pontos,
  comissaoPontos: row.comissao_pontos,
  versao: row.versao,
  proprio: row.id === responsavelId,
  caixaAberto: row.caixa_aberto,
  criadoEm: row.criado_em.toISOString(),
});

/** Every operator of the supervisor's establishment, by name. */
export async function showOperadores(db: Reader, responsavel: OperadorRow): Promise<Operador[]> {
  const all = await listOperadores(db, responsavel.estabelecimento_id);
  return all.map((row) => toView(row, responsavel.id));
}

/** One operator of the supervisor's establishment, or undefined. */
export async function findOperador(db: Reader, responsavel: OperadorRow, id: string): Promise<Operador | undefined> {
  const row = await findOperadorWithCaixa(db, responsavel.estabelecimento_id, id);
  return row && toView(row, responsavel.id);
}
