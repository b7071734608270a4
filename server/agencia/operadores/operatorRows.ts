import { sql, type Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { Problem } from '../../platform/http/problem';

export type OperatorRow = Selectable<Tables['agencia_operador']>;

const refuse = (codigo: string, mensagem: string): Problem => new Problem(403, { codigo, mensagem });

export const BLOQUEADO = 'Seu acesso à agência está bloqueado. Fale com o responsável.';

/** The operator behind an identity, or null; whatever their state. */
export const findOperatorBySub = (db: Reader, sub: string): Promise<OperatorRow | null> =>
  db
    .selectFrom('agencia_operador')
    .selectAll()
    .where('identidade_sub', '=', sub)
    .executeTakeFirst()
    .then((row) => row ?? null);

/**
 * The operator who is calling, as the database knows them now: the token may be older than a block or a change of role.
 * Refuses who is no operator (`SEM_OPERADOR`) or is blocked (`OPERADOR_BLOQUEADO`).
 */
export async function requireOperator(db: Reader, sub: string): Promise<OperatorRow> {
  const row = await findOperatorBySub(db, sub);
  if (row === null) throw refuse('SEM_OPERADOR', 'Seu usuário não é operador de nenhuma agência.');
  if (row.situacao === 'bloqueado') throw refuse('OPERADOR_BLOQUEADO', BLOQUEADO);
  return row;
}

/** The same, for what a supervisor alone may do. */
export async function requireSupervisor(db: Reader, sub: string): Promise<OperatorRow> {
  const row = await requireOperator(db, sub);
  if (row.papel !== 'responsavel')
    throw refuse('SOMENTE_RESPONSAVEL', 'Somente o responsável pela agência pode fazer isso.');
  return row;
}

/** One operator of an establishment, held until the transaction ends. */
export const lockOperator = (tx: Tx, estabelecimentoId: number, id: string): Promise<OperatorRow | undefined> =>
  tx
    .selectFrom('agencia_operador')
    .selectAll()
    .where('id', '=', id)
    .where('estabelecimento_id', '=', estabelecimentoId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Writes a change and counts the version on. */
export const updateOperator = (tx: Reader, id: string, changes: Partial<Omit<OperatorRow, 'id' | 'criado_em'>>) =>
  tx
    .updateTable('agencia_operador')
    .set({ ...changes, versao: sql<number>`versao + 1`, atualizado_em: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
