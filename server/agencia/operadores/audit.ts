import { v7 } from 'uuid';
import type { AcaoAuditoria, RegistroAuditoria } from '../../../src/domain/wire/operadores';
import type { Reader, Tx } from '../../platform/database/database';
import type { OperatorRow } from './operatorRows';

type Values = Record<string, string | number>;

/** What of an operator may change; neither name nor address, which the audit need not repeat. */
export const auditedValues = (row: OperatorRow): Values => ({
  papel: row.papel,
  situacao: row.situacao,
  limiteCaixaCentavos: row.limite_caixa_centavos,
  limiteDescontoPontos: row.limite_desconto_pontos,
  comissaoPontos: row.comissao_pontos,
});

/** Writes down who did what to whom, in the transaction that does it; only the values that changed are kept. */
export async function writeAudit(
  tx: Tx,
  autor: OperatorRow,
  acao: AcaoAuditoria,
  before: OperatorRow | null,
  after: OperatorRow,
): Promise<void> {
  const [old, now] = [before && auditedValues(before), auditedValues(after)];
  const changed = Object.keys(now).filter((key) => old === null || old[key] !== now[key]);
  const only = (values: Values | null) =>
    values && changed.length > 0 ? JSON.stringify(Object.fromEntries(changed.map((key) => [key, values[key]]))) : null;
  await tx
    .insertInto('agencia_auditoria')
    .values({
      id: v7(),
      estabelecimento_id: after.estabelecimento_id,
      operador_id: after.id,
      autor_id: autor.id,
      acao,
      antes: only(old),
      depois: only(now),
    })
    .execute();
}

const MAXIMO = 200;

/** The trail of one operator, newest first. */
export async function listAudit(db: Reader, operadorId: string): Promise<RegistroAuditoria[]> {
  const rows = await db
    .selectFrom('agencia_auditoria as a')
    .leftJoin('agencia_operador as autor', 'autor.id', 'a.autor_id')
    .select(['a.id', 'a.acao', 'a.antes', 'a.depois', 'a.em', 'autor.nome as autor'])
    .where('a.operador_id', '=', operadorId)
    .orderBy('a.em', 'desc')
    .orderBy('a.id', 'desc')
    .limit(MAXIMO)
    .execute();
  return rows.map(({ id, acao, antes, depois, em, autor }) => ({
    id,
    acao: acao as AcaoAuditoria,
    autor,
    antes: antes as Values | null,
    depois: depois as Values | null,
    em: em.toISOString(),
  }));
}
