import { sql, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import type {
  NovaImportacao,
  ResultadoImportacao,
  SituacaoImportacao,
} from '../../../src/domain/wire/administracao/catalogo';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { Autor } from '../../platform/http/access/staffNames';
import { someRow, type Due } from '../../platform/jobs/someRow';

export type ImportacaoRow = Selectable<Tables['catalogo_importacao']>;
export type VersaoRow = Selectable<Tables['catalogo_versao']>;

const SHORT = [
  'id',
  'nome',
  'bytes',
  'situacao',
  'autor_nome',
  'aplicada_por_nome',
  'criado_em',
] as const satisfies (keyof ImportacaoRow)[];
export type ImportacaoCurta = Pick<ImportacaoRow, (typeof SHORT)[number]>;

/** States in which an import waits for the server. */
const WORK = ['conferindo', 'aplicando'] as const;
/** States in which its feed is still needed. */
const OPEN = ['recebendo', 'conferindo', 'conferida', 'aplicando'] as const;

/** Inserts an import whose parts are still to come. */
export const insertImportacao = (tx: Tx, { nome, bytes }: NovaImportacao, autor: Autor): Promise<ImportacaoRow> =>
  tx
    .insertInto('catalogo_importacao')
    .values({ id: v7(), nome, bytes, autor: autor.sub, autor_nome: autor.nome })
    .returningAll()
    .executeTakeFirstOrThrow();

/** One import; undefined where there is none. */
export const findImportacao = (db: Reader, id: string): Promise<ImportacaoRow | undefined> =>
  db.selectFrom('catalogo_importacao').selectAll().where('id', '=', id).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockImportacao = (tx: Tx, id: string): Promise<ImportacaoRow | undefined> =>
  tx.selectFrom('catalogo_importacao').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Keeps a part, in the place of an earlier one of its number. */
export async function upsertParte(tx: Tx, id: string, n: number, conteudo: Uint8Array): Promise<void> {
  await tx
    .insertInto('catalogo_importacao_parte')
    .values({ importacao_id: id, n, conteudo })
    .onConflict((one) => one.columns(['importacao_id', 'n']).doUpdateSet({ conteudo }))
    .execute();
}

/** The number of the parts of an import and their bytes. */
export async function measurePartes(db: Reader, id: string): Promise<{ partes: number; bytes: number }> {
  const { rows } = await sql<{ partes: number; bytes: number }>`
    select count(*)::int as partes, coalesce(sum(octet_length(conteudo)), 0)::int as bytes
    from catalogo_importacao_parte where importacao_id = ${id}::uuid`.execute(db);
  return rows[0] ?? { partes: 0, bytes: 0 };
}

/** The parts of an import, one after the other, so that only one is in memory. */
export async function* readPartes(db: Reader, id: string): AsyncGenerator<Uint8Array> {
  for (let n = 0; ; n += 1) {
    const row = await db
      .selectFrom('catalogo_importacao_parte')
      .select('conteudo')
      .where('importacao_id', '=', id)
      .where('n', '=', n)
      .executeTakeFirst();
    if (!row) return;
    yield row.conteudo;
  }
}

/** Moves an import from one state to another; false where it is in none of them. */
export async function advanceImportacao(
  db: Reader,
  id: string,
  from: readonly SituacaoImportacao[],
  to: SituacaoImportacao,
  set: { resultado?: ResultadoImportacao; base?: string; aplicadaPor?: Autor } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('catalogo_importacao')
    .set({
      situacao: to,
      atualizado_em: sql`now()`,
      ...(set.resultado && { resultado: JSON.stringify(set.resultado) }),
      ...(set.base !== undefined && { base: set.base }),
      ...(set.aplicadaPor && { aplicada_por: set.aplicadaPor.sub, aplicada_por_nome: set.aplicadaPor.nome }),
      ...(to === 'aplicada' && { aplicada_em: sql`now()` }),
    })
    .where('id', '=', id)
    .where('situacao', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The oldest import that waits for the server. */
export const findWork = (db: Reader): Promise<ImportacaoRow | undefined> =>
  db
    .selectFrom('catalogo_importacao')
    .selectAll()
    .where('situacao', 'in', WORK)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Imports of the last `dias` days that were not applied, the latest first. */
export const listImportacoes = (db: Reader, dias: number, limit: number): Promise<ImportacaoCurta[]> =>
  db
    .selectFrom('catalogo_importacao')
    .select(SHORT)
    .where('situacao', 'not in', ['aplicada', 'descartada'])
    .where('criado_em', '>', sql<Date>`now() - make_interval(days => ${dias}::int)`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The changes of the catalogue by imports, the latest first. */
export const listVersoes = (db: Reader, limit: number): Promise<VersaoRow[]> =>
  db.selectFrom('catalogo_versao').selectAll().orderBy('id', 'desc').limit(limit).execute();

/** Whether no line is for sale. */
export async function isCatalogoEmpty(db: Reader): Promise<boolean> {
  const { rows } = await sql<{ vazio: boolean }>`
    select not exists (select 1 from linha where not encerrada) as vazio`.execute(db);
  return rows[0]?.vazio ?? true;
}

/** Gives up imports on which nobody acted for a day, and deletes the feeds that are not needed any more. */
export async function tidyImportacoes(db: Reader): Promise<void> {
  await sql`
    update catalogo_importacao set situacao = 'descartada', atualizado_em = now() where ${isForgotten}`.execute(db);
  await sql`
    delete from catalogo_importacao_parte p using catalogo_importacao i
    where i.id = p.importacao_id and ${isOver}`.execute(db);
}

const isForgotten = sql`situacao in ('recebendo','conferida') and atualizado_em < now() - interval '1 day'`;
const isOver = sql`not (i.situacao = any(${OPEN}::text[]))`;

/** SQL: whether a feed waits, or one that ended has to be tidied up. */
export const hasImportacoes = (db: Reader): Due =>
  someRow(
    db.selectFrom('catalogo_importacao').select('id').where('situacao', 'in', WORK),
    sql`select 1 from catalogo_importacao where ${isForgotten}`,
    sql`select 1 from catalogo_importacao_parte p join catalogo_importacao i on i.id = p.importacao_id where ${isOver}`,
  );

/** Deletes imports, and the author's name in changes of the catalogue, after this many years. */
export async function forgetImportacoes(db: Reader, anos: number): Promise<void> {
  await sql`delete from catalogo_importacao where criado_em < now() - make_interval(years => ${anos}::int)`.execute(db);
  await sql`update catalogo_versao set autor = '' where autor <> ''
    and criado_em < now() - make_interval(years => ${anos}::int)`.execute(db);
}
