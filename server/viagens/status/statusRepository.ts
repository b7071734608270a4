import { sql } from 'kysely';
import { ATRASO_ANTECEDENCIA_HORAS, ENCERRA_APOS_HORAS } from '../../../src/domain/viagens/motivoViagem';
import type { DireitoAtraso } from '../../../src/domain/wire/viagens/viagens';
import type { Reader, Tx } from '../../platform/database/database';
import type { SituacaoPartida, Status, StatusGuardado } from '../tables';
import { today } from '../../platform/database/today';

/** A departure with the statuses that it may be given at this moment of the database's clock. */
export interface Partida {
  situacao: SituacaoPartida;
  saida: Date;
  /** Near enough for a delay, a platform, the progress of the coach. */
  isNear: boolean;
  /** Over for too long to get a status. */
  isOver: boolean;
}

const query = (db: Reader, id: string) =>
  db
    .selectFrom('partida')
    .select([
      'situacao',
      'saida',
      sql<boolean>`now() >= saida - make_interval(hours => ${ATRASO_ANTECEDENCIA_HORAS}::int)`.as('isNear'),
      sql<boolean>`now() > saida + make_interval(hours => ${ENCERRA_APOS_HORAS}::int)`.as('isOver'),
    ])
    .where('id', '=', id);

/** One departure; undefined where there is none. */
export const findPartida = (db: Reader, id: string): Promise<Partida | undefined> => query(db, id).executeTakeFirst();

/** The same, locked until the transaction ends: a refund that depends on its status waits, and so does another status. */
export const lockPartida = (tx: Tx, id: string): Promise<Partida | undefined> =>
  query(tx, id).forUpdate().executeTakeFirst();

/** The statuses of some departures; one without a status is missing. */
export async function findStatus(db: Reader, ids: readonly string[]): Promise<Map<string, Status>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('partida_status').selectAll().where('partida_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.partida_id, row]));
}

/** The rights that a delay opens on a day, by the law of that day; those of the shorter delay first. */
export async function findDireitos(db: Reader, atrasoMinutos: number): Promise<DireitoAtraso[]> {
  const { rows } = await sql<DireitoAtraso>`
    select distinct on (atraso_min) titulo, texto, base_legal as "baseLegal" from direito_atraso
    where jurisdicao = 'BR' and atraso_min < ${atrasoMinutos}
      and vigente_de <= ${today}
    order by atraso_min, vigente_de desc`.execute(db);
  return rows;
}

/** Leaves a departure to its timetable. */
export async function deleteStatus(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('partida_status').where('partida_id', '=', id).execute();
}

/** Gives a departure this status in the place of an earlier one. */
export async function upsertStatus(tx: Tx, id: string, status: StatusGuardado): Promise<void> {
  const { situacao, atrasoMinutos: atraso_min, plataforma, motivo, observacao } = status;
  const said = { situacao, atraso_min, plataforma, motivo, observacao };
  await tx
    .insertInto('partida_status')
    .values({ partida_id: id, ...said })
    .onConflict((one) => one.column('partida_id').doUpdateSet({ ...said, atualizado_em: sql`now()` }))
    .execute();
}

/** Opens a departure for sale or cancels it; without effect where it is in that state. */
export async function setSituacaoPartida(tx: Tx, id: string, situacao: SituacaoPartida): Promise<void> {
  await tx.updateTable('partida').set({ situacao }).where('id', '=', id).where('situacao', '<>', situacao).execute();
}
