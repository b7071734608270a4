/** Reads `caixa` of the room of tills: the list of operators says whose till is open. */
import { sql, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import type { EstadoAcesso, NovoOperador } from '../../../src/domain/wire/agencia/operadores';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

export type OperadorRow = Selectable<Tables['agencia_operador']>;

/** A blocked agency blocks all of its operators, whatever their own rows say. */
const effective = sql<OperadorRow['situacao']>`case when e.situacao = 'bloqueada' then 'bloqueado' else o.situacao end`;

/** The operator behind an identity in any state, or null; `situacao` is `bloqueado` also where the agency is blocked. */
export async function findOperadorBySub(db: Reader, sub: string): Promise<OperadorRow | null> {
  const found = await db
    .selectFrom('agencia_operador as o')
    .innerJoin('agencia_estabelecimento as e', 'e.id', 'o.estabelecimento_id')
    .selectAll('o')
    .select(effective.as('efetiva'))
    .where('o.identidade_sub', '=', sub)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { efetiva, ...row } = found;
  return { ...row, situacao: efetiva };
}

/** Whether an identity belongs to an operator who is blocked, or whose agency is. */
export const isOperadorBlocked = (db: Reader, sub: string): Promise<boolean> =>
  db
    .selectFrom('agencia_operador as o')
    .innerJoin('agencia_estabelecimento as e', 'e.id', 'o.estabelecimento_id')
    .select('o.id')
    .where('o.identidade_sub', '=', sub)
    .where(effective, '=', 'bloqueado')
    .executeTakeFirst()
    .then((row) => row !== undefined);

/** One operator by id, locked until the transaction ends. */
export const lockOperadorById = (tx: Tx, id: string): Promise<OperadorRow | undefined> =>
  tx.selectFrom('agencia_operador').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Whether a user of the provider is the access of another operator than this one. */
export const isSubOfAnother = (tx: Tx, id: string, sub: string): Promise<boolean> =>
  tx
    .selectFrom('agencia_operador')
    .select('id')
    .where('identidade_sub', '=', sub)
    .where('id', '<>', id)
    .executeTakeFirst()
    .then((row) => row !== undefined);

/** One operator of an establishment, locked until the transaction ends. */
export const lockOperador = (tx: Tx, estabelecimentoId: number, id: string): Promise<OperadorRow | undefined> =>
  tx
    .selectFrom('agencia_operador')
    .selectAll()
    .where('id', '=', id)
    .where('estabelecimento_id', '=', estabelecimentoId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks an operator's row until the transaction ends, to serialize work that has no row of its own yet. */
export const lockOperadorRow = (tx: Tx, id: string): Promise<unknown> =>
  tx.selectFrom('agencia_operador').select('id').where('id', '=', id).forNoKeyUpdate().execute();

/** The operator with a normalized address, of any establishment, locked until the transaction ends. */
export const lockOperadorByEmail = (tx: Tx, emailNorm: string): Promise<OperadorRow | undefined> =>
  tx.selectFrom('agencia_operador').selectAll().where('email_norm', '=', emailNorm).forNoKeyUpdate().executeTakeFirst();

/** State of one operator. */
export const readSituacaoOfOperador = async (db: Reader, id: string): Promise<OperadorRow['situacao']> =>
  (await db.selectFrom('agencia_operador').select('situacao').where('id', '=', id).executeTakeFirstOrThrow()).situacao;

/** Largest amount of cash that one operator's drawer may hold, in centavos. */
export const readLimiteOfCaixa = async (db: Reader, id: string): Promise<number> =>
  (
    await db
      .selectFrom('agencia_operador')
      .select('limite_caixa_centavos')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).limite_caixa_centavos;

/** Name of the operator behind an identity, or null. */
export const findNomeOfOperador = async (db: Reader, sub: string): Promise<string | null> =>
  (await db.selectFrom('agencia_operador').select('nome').where('identidade_sub', '=', sub).executeTakeFirst())?.nome ??
  null;

/** Ids and names of an establishment's operators, by name. */
export const listNomesOfOperadores = (db: Reader, estabelecimentoId: number): Promise<{ id: string; nome: string }[]> =>
  db
    .selectFrom('agencia_operador')
    .select(['id', 'nome'])
    .where('estabelecimento_id', '=', estabelecimentoId)
    .orderBy('nome')
    .execute();

/** An operator, whether a till of theirs is open or paused, and how far the provider has followed. */
export interface OperadorWithCaixa extends OperadorRow {
  caixa_aberto: boolean;
  acesso: EstadoAcesso;
}

/** SQL: how far the identity provider has followed what our rows say of operator `o`. */
export const acessoOf = sql<EstadoAcesso>`coalesce((select case when a.recusa is not null then 'recusado'
  when a.desejada <> a.aplicada then 'pendente' end from operador_acesso a where a.operador_id = o.id), 'em_dia')`;

const selectWithCaixa = (db: Reader, estabelecimentoId: number) =>
  db
    .selectFrom('agencia_operador as o')
    .selectAll('o')
    .select([
      sql<boolean>`exists(select 1 from caixa c where c.operador_id = o.id and c.estado in ('aberto','pausado'))`.as(
        'caixa_aberto',
      ),
      acessoOf.as('acesso'),
    ])
    .where('o.estabelecimento_id', '=', estabelecimentoId);

/** Every operator of an establishment, by name and id. */
export const listOperadores = (db: Reader, estabelecimentoId: number): Promise<OperadorWithCaixa[]> =>
  selectWithCaixa(db, estabelecimentoId).orderBy('o.nome').orderBy('o.id').execute();

/** One operator of an establishment, or undefined. */
export const findOperadorWithCaixa = (
  db: Reader,
  estabelecimentoId: number,
  id: string,
): Promise<OperadorWithCaixa | undefined> =>
  selectWithCaixa(db, estabelecimentoId).where('o.id', '=', id).executeTakeFirst();

/** Inserts an operator without an identity, in state `pendente`; undefined where the address is taken. */
export const insertPendingOperador = (
  tx: Tx,
  estabelecimentoId: number,
  novo: NovoOperador,
): Promise<OperadorRow | undefined> =>
  tx
    .insertInto('agencia_operador')
    .values({
      id: v7(),
      identidade_sub: null,
      estabelecimento_id: estabelecimentoId,
      nome: novo.nome,
      email: novo.email,
      email_norm: novo.email.toLowerCase(),
      papel: novo.papel,
      situacao: 'pendente',
      limite_caixa_centavos: novo.limiteCaixaCentavos,
      limite_desconto_pontos: novo.limiteDescontoPontos,
      comissao_pontos: novo.comissaoPontos,
    })
    .onConflict((taken) => taken.column('email_norm').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Inserts an operator of the seed; one that exists is left as it is. */
export const seedOperador = (
  db: Reader,
  row: Omit<OperadorRow, 'operacao' | 'versao' | 'criado_em' | 'atualizado_em'>,
): Promise<unknown> =>
  db
    .insertInto('agencia_operador')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Deletes an operator that is still `pendente`. */
export const deletePendingOperador = (db: Reader, id: string): Promise<unknown> =>
  db.deleteFrom('agencia_operador').where('id', '=', id).where('situacao', '=', 'pendente').execute();

/** Updates one operator and increments its version. */
export const updateOperador = (tx: Reader, id: string, changes: Partial<Omit<OperadorRow, 'id' | 'criado_em'>>) =>
  tx
    .updateTable('agencia_operador')
    .set({ ...changes, versao: sql<number>`versao + 1`, atualizado_em: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
