import type { AcaoAuditoria, RegistroAuditoria } from '../../../src/domain/wire/agencia/operadores';
import type { Reader, Tx } from '../../platform/database/database';
import { insertAuditoria, listAuditoria } from './auditoriaRepository';
import type { OperadorRow } from './operadorRepository';

type Values = Record<string, string | number>;

/** The values of an operator that may change; the trail need not repeat name and address. */
const auditedValues = (row: OperadorRow): Values => ({
  papel: row.papel,
  situacao: row.situacao,
  limiteCaixaCentavos: row.limite_caixa_centavos,
  limiteDescontoPontos: row.limite_desconto_pontos,
  comissaoPontos: row.comissao_pontos,
});

/** Records an author's action on an operator in the transaction that performs it; keeps the values that changed alone. */
export async function writeAudit(
  tx: Tx,
  autor: OperadorRow,
  acao: AcaoAuditoria,
  before: OperadorRow | null,
  after: OperadorRow,
): Promise<void> {
  const [old, now] = [before && auditedValues(before), auditedValues(after)];
  const changed = Object.keys(now).filter((key) => old === null || old[key] !== now[key]);
  const only = (values: Values | null) =>
    values && changed.length > 0 ? JSON.stringify(Object.fromEntries(changed.map((key) => [key, values[key]]))) : null;
  await insertAuditoria(tx, {
    estabelecimento_id: after.estabelecimento_id,
    operador_id: after.id,
    autor_id: autor.id,
    acao,
    antes: only(old),
    depois: only(now),
  });
}

const MAXIMO = 200;

/** The trail of one operator, newest first. */
export async function listAudit(db: Reader, operadorId: string): Promise<RegistroAuditoria[]> {
  const rows = await listAuditoria(db, operadorId, MAXIMO);
  return rows.map(({ id, acao, antes, depois, em, autor }) => ({
    id,
    acao: acao as AcaoAuditoria,
    autor,
    antes: antes as Values | null,
    depois: depois as Values | null,
    em: em.toISOString(),
  }));
}
