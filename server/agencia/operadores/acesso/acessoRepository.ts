import { sql } from 'kysely';
import type { EstadoAcesso } from '../../../../src/domain/wire/agencia/operadores';
import type { Reader, Tx } from '../../../platform/database/database';
import { someRow, type Due } from '../../../platform/jobs/someRow';
import { isFree } from '../../../platform/jobs/steps';
import { acessoOf, type OperadorRow } from '../operadorRepository';
import type { RecusaAcesso } from '../tables';

/** The parts of a change that the provider has to follow besides enabling and groups. */
export interface NewWish {
  /** Ends every session, since the tokens of them say what is no longer true. */
  encerrar?: boolean;
  /** Sends an invitation, or a code for another password. */
  senha?: 'convite' | 'redefinicao';
}

/** An access as it should be. */
export interface Wish {
  operadorId: string;
  desejada: number;
  sub: string | null;
  nome: string;
  email: string;
  papel: OperadorRow['papel'];
  /** The operator's block, or the one of the whole agency. */
  bloqueado: boolean;
  encerrar: boolean;
  senha: 'convite' | 'redefinicao' | null;
}

/** Records in the transaction of a change that the provider has to follow. */
export async function wishAcesso(tx: Tx, operadorIds: readonly string[], wish: NewWish = {}): Promise<void> {
  if (operadorIds.length === 0) return;
  await sql`
    insert into operador_acesso(operador_id, encerrar, senha)
    select id, ${wish.encerrar ?? false}::boolean, ${wish.senha ?? null}::text
    from unnest(${[...operadorIds].sort()}::uuid[]) as u(id)
    on conflict (operador_id) do update set desejada = operador_acesso.desejada + 1,
      encerrar = operador_acesso.encerrar or excluded.encerrar,
      senha = coalesce(excluded.senha, operador_acesso.senha), recusa = null, mudou_em = now()`.execute(tx);
}

/** The wish of one operator that the provider has not confirmed; undefined where there is none. */
export async function readWish(db: Reader, operadorId: string): Promise<Wish | undefined> {
  const { rows } = await sql<Wish>`
    select a.operador_id as "operadorId", a.desejada, o.identidade_sub as sub, o.nome, o.email, o.papel,
      (o.situacao = 'bloqueado' or e.situacao = 'bloqueada') as bloqueado, a.encerrar, a.senha
    from operador_acesso a join agencia_operador o on o.id = a.operador_id
    join agencia_estabelecimento e on e.id = o.estabelecimento_id
    where a.operador_id = ${operadorId}::uuid and a.desejada <> a.aplicada and a.recusa is null`.execute(db);
  return rows[0];
}

/** How far the provider has followed for one operator. */
export async function readAcesso(db: Reader, operadorId: string): Promise<EstadoAcesso> {
  const { rows } = await sql<{ acesso: EstadoAcesso }>`
    select ${acessoOf} as acesso from agencia_operador o where o.id = ${operadorId}::uuid`.execute(db);
  return rows[0]?.acesso ?? 'em_dia';
}

const dueWishes = sql`
    select a.operador_id as id from operador_acesso a
    where a.desejada <> a.aplicada and a.recusa is null and ${isFree('acesso', sql`a.operador_id::text`)}`;

/** SQL: whether {@link listDueWishes} finds one. */
export const hasDueWishes = (): Due => someRow(dueWishes);

/** Operators whose wishes are neither confirmed nor waiting after a failure, the oldest first. */
export async function listDueWishes(db: Reader, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    ${dueWishes}
    order by a.mudou_em limit ${limit}::int`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Records that the provider has one version of a wish. A run that was overtaken by another writes its older version too:
 * its calls may have come last, so the newer ones are made again.
 */
export const confirmWish = (tx: Tx, { operadorId, desejada }: Wish, senhaOpen: boolean): Promise<unknown> =>
  sql`
    update operador_acesso set aplicada = ${desejada}::int,
      encerrar = encerrar and desejada <> ${desejada}::int,
      senha = case when desejada <> ${desejada}::int or ${senhaOpen}::boolean then senha end
    where operador_id = ${operadorId}::uuid`.execute(tx);

/** Records that a wish cannot be fulfilled until a person acts. */
export const refuseWish = (db: Reader, { operadorId, desejada }: Wish, recusa: RecusaAcesso): Promise<unknown> =>
  db
    .updateTable('operador_acesso')
    .set({ recusa })
    .where('operador_id', '=', operadorId)
    .where('desejada', '=', desejada)
    .execute();

/** Takes back the wish of a message about a password; somebody has handed one over. */
export const dropSenha = (tx: Tx, operadorId: string): Promise<unknown> =>
  tx.updateTable('operador_acesso').set({ senha: null, recusa: null }).where('operador_id', '=', operadorId).execute();
