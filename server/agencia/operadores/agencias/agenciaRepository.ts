/** Reads `conta` of another room: the trail names the author as their account does. */
import { sql, type Selectable } from 'kysely';
import type { EstadoAcesso } from '../../../../src/domain/wire/agencia/operadores';
import type { Reader, Tx } from '../../../platform/database/database';
import type { Tables } from '../../../platform/database/tables';
import { acessoOf } from '../operadorRepository';
import type { RecusaAcesso } from '../tables';

export type EstabelecimentoRow = Selectable<Tables['agencia_estabelecimento']>;

/** Number of the advisory lock under which agencies get their ids: an id is the next one, without gaps. */
const LOCK_ID = 4_200_001;

/** Inserts an agency; undefined where its CNPJ exists. */
export async function insertAgencia(tx: Tx, nome: string, cnpj: string): Promise<EstabelecimentoRow | undefined> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(tx);
  return tx
    .insertInto('agencia_estabelecimento')
    .values({ id: sql<number>`(select coalesce(max(id), 0) + 1 from agencia_estabelecimento)`, nome, cnpj })
    .onConflict((taken) => taken.column('cnpj').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The agency of a CNPJ, or undefined. */
export const findAgenciaByCnpj = (db: Reader, cnpj: string): Promise<EstabelecimentoRow | undefined> =>
  db.selectFrom('agencia_estabelecimento').selectAll().where('cnpj', '=', cnpj).executeTakeFirst();

/** One agency, locked until the transaction ends. */
export const lockAgencia = (tx: Tx, id: number): Promise<EstabelecimentoRow | undefined> =>
  tx.selectFrom('agencia_estabelecimento').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Blocks an agency with all of its operators, or ends that. */
export const updateSituacaoOfAgencia = (
  tx: Tx,
  id: number,
  situacao: EstabelecimentoRow['situacao'],
): Promise<unknown> => tx.updateTable('agencia_estabelecimento').set({ situacao }).where('id', '=', id).execute();

/** Ids of an agency's operators. */
export const listIdsOfOperadores = async (db: Reader, id: number): Promise<string[]> =>
  (await db.selectFrom('agencia_operador').select('id').where('estabelecimento_id', '=', id).execute()).map(
    (row) => row.id,
  );

export interface AgenciaRow {
  id: number;
  nome: string;
  cnpj: string | null;
  situacao: EstabelecimentoRow['situacao'];
  operadores: number;
  pendentes: number;
  recusados: number;
  criado_em: Date;
  /** Agencies that the search finds, without the limit. */
  total: number;
}

/** A part of a name or of a CNPJ as `like` compares it. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

interface Search {
  id?: number;
  /** Part of the name. */
  nome?: string;
  /** Part of the CNPJ, without mask; null where the text cannot be one. */
  cnpj?: string | null;
  limit: number;
}

/** Agencies by name, with the states of their operators' accesses. */
export async function listAgenciaRows(
  db: Reader,
  { id, nome = '', cnpj = null, limit }: Search,
): Promise<AgenciaRow[]> {
  const { rows } = await sql<AgenciaRow>`
    select e.id, e.nome, e.cnpj, e.situacao, e.criado_em, count(o.id)::int as operadores,
      (count(*) filter (where ${acessoOf} = 'pendente'))::int as pendentes,
      (count(*) filter (where ${acessoOf} = 'recusado'))::int as recusados,
      (count(*) over ())::int as total
    from agencia_estabelecimento e left join agencia_operador o on o.estabelecimento_id = e.id
    where (${id ?? null}::int is null or e.id = ${id ?? null}::int)
      and (e.nome ilike ${containing(nome)} or e.cnpj like ${cnpj === null ? null : containing(cnpj)}::text)
    group by e.id order by e.nome, e.id limit ${limit}::int`.execute(db);
  return rows;
}

export interface OperadorDaAgenciaRow {
  id: string;
  nome: string;
  email: string;
  papel: Tables['agencia_operador']['papel'];
  situacao: Tables['agencia_operador']['situacao'];
  acesso: EstadoAcesso;
  recusa: RecusaAcesso | null;
}

/** The operators of an agency, supervisors first, with the states of their accesses. */
export async function listOperadoresDaAgencia(db: Reader, id: number): Promise<OperadorDaAgenciaRow[]> {
  const { rows } = await sql<OperadorDaAgenciaRow>`
    select o.id, o.nome, o.email, o.papel, o.situacao, ${acessoOf} as acesso,
      (select a.recusa from operador_acesso a where a.operador_id = o.id) as recusa
    from agencia_operador o where o.estabelecimento_id = ${id}::int
    order by o.papel desc, o.nome, o.id`.execute(db);
  return rows;
}

export interface TrilhaRow {
  id: string;
  acao: string;
  operador: string | null;
  autor: string;
  em: Date;
}

/** The newest `limit` actions of the company's staff on an agency. */
export async function listTrilha(db: Reader, id: number, limit: number): Promise<TrilhaRow[]> {
  const { rows } = await sql<TrilhaRow>`
    select a.id, a.acao, o.nome as operador, coalesce(c.nome, a.autor_sub) as autor, a.em
    from agencia_auditoria a left join agencia_operador o on o.id = a.operador_id
    left join conta c on c.cognito_id = a.autor_sub
    where a.estabelecimento_id = ${id}::int and a.autor_sub is not null
    order by a.em desc, a.id desc limit ${limit}::int`.execute(db);
  return rows;
}
