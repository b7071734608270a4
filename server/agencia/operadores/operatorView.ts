import { sql } from 'kysely';
import type { Operador } from '../../../src/domain/wire/operadores';
import type { Reader } from '../../platform/database/database';
import type { OperatorRow } from './operatorRows';

const toView = (row: OperatorRow & { caixa_aberto: boolean }, supervisorId: string): Operador => ({
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

const rows = (db: Reader, estabelecimentoId: number) =>
  db
    .selectFrom('agencia_operador as o')
    .selectAll('o')
    .select(
      sql<boolean>`exists(select 1 from caixa c where c.operador_id = o.id and c.estado in ('aberto','pausado'))`.as(
        'caixa_aberto',
      ),
    )
    .where('o.estabelecimento_id', '=', estabelecimentoId);

/** Everybody of the supervisor's establishment, by name. */
export async function listOperators(db: Reader, supervisor: OperatorRow): Promise<Operador[]> {
  const all = await rows(db, supervisor.estabelecimento_id).orderBy('o.nome').orderBy('o.id').execute();
  return all.map((row) => toView(row, supervisor.id));
}

/** One of them, or undefined. */
export async function findOperator(db: Reader, supervisor: OperatorRow, id: string): Promise<Operador | undefined> {
  const row = await rows(db, supervisor.estabelecimento_id).where('o.id', '=', id).executeTakeFirst();
  return row && toView(row, supervisor.id);
}
