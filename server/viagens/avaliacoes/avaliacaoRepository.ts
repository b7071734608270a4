import { sql, type Selectable } from 'kysely';
import { DIAS_PARA_AVALIAR, DIAS_PARA_MUDAR } from '../../../src/domain/bilhetes/avaliacao';
import type { Avaliacoes } from '../../../src/domain/wire/viagens/viagens';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

export type AvaliacaoRow = Selectable<Tables['avaliacao']>;

/** A rating, with the trip that it is about. */
export interface NovaAvaliacaoRow {
  bilheteId: string;
  dono: string;
  linhaId: number;
  data: string;
  nota: number;
  texto: string | null;
}

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days}::int)`;

/**
 * Keeps the rating of a ticket, in the place of an earlier one that may still be changed; false for one that may not. The
 * key decides between requests at once, so that both find one row.
 */
export async function upsertAvaliacao(tx: Tx, nova: NovaAvaliacaoRow): Promise<boolean> {
  const said = { nota: nova.nota, texto: nova.texto };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('avaliacao')
    .values({ bilhete_id: nova.bilheteId, dono: nova.dono, linha_id: nova.linhaId, data: nova.data, ...said })
    .onConflict((conflict) =>
      conflict
        .column('bilhete_id')
        .doUpdateSet({ ...said, mudada_em: sql`now()` })
        .where('avaliacao.criada_em', '>', daysAgo(DIAS_PARA_MUDAR)),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The ratings of a line that count now: as old as a trip that can still be rated. */
export async function countAvaliacoes(db: Reader, linhaId: number): Promise<Avaliacoes> {
  const { rows } = await sql<Avaliacoes>`
    select count(*)::int as quantas, coalesce(sum(nota), 0)::int as soma from avaliacao
    where linha_id = ${linhaId}::int and criada_em > ${daysAgo(DIAS_PARA_AVALIAR)}`.execute(db);
  return rows[0] ?? { quantas: 0, soma: 0 };
}

/** The latest ratings of a line that have a comment. */
export const listComentarios = (db: Reader, linhaId: number, limit: number): Promise<AvaliacaoRow[]> =>
  db
    .selectFrom('avaliacao')
    .selectAll()
    .where('linha_id', '=', linhaId)
    .where('texto', 'is not', null)
    .orderBy('criada_em', 'desc')
    .orderBy('bilhete_id')
    .limit(limit)
    .execute();

/** A person's ratings, the earliest first. */
export const listAvaliacoesOf = (reader: Reader, dono: string): Promise<AvaliacaoRow[]> =>
  reader.selectFrom('avaliacao').selectAll().where('dono', '=', dono).orderBy('criada_em').execute();

/** Deletes every rating of a person. */
export const forgetAvaliacoesOf = (tx: Tx, dono: string): Promise<unknown> =>
  tx.deleteFrom('avaliacao').where('dono', '=', dono).execute();

/** Deletes the ratings that were given so many days ago. */
export const forgetOldAvaliacoes = (db: Reader, days: number): Promise<unknown> =>
  db.deleteFrom('avaliacao').where('criada_em', '<', daysAgo(days)).execute();
