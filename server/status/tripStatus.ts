import { sql, type Selectable } from 'kysely';
import type { DireitoAtraso, NovoStatusViagem } from '../../src/domain/wire/viagens';
import type { Reader, Tx } from '../database/database';
import { conflict, notFound } from '../http/problem';
import type { TripStatusTables } from '../migrations/tripStatusTables';

export type Status = Selectable<TripStatusTables['partida_status']>;

/** What operations said of some departures; those of which they said nothing are missing. */
export async function findStatus(db: Reader, ids: readonly string[]): Promise<Map<string, Status>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('partida_status').selectAll().where('partida_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.partida_id, row]));
}

/** The rights that a delay opens on a day, by the law of that day; the shorter delay's come first. */
export async function findDireitos(db: Reader, atrasoMinutos: number): Promise<DireitoAtraso[]> {
  const { rows } = await sql<DireitoAtraso>`
    select distinct on (atraso_min) titulo, texto, base_legal as "baseLegal" from direito_atraso
    where jurisdicao = 'BR' and atraso_min < ${atrasoMinutos}
      and vigente_de <= (now() at time zone 'America/Sao_Paulo')::date
    order by atraso_min, vigente_de desc`.execute(db);
  return rows;
}

/** Operations say how a departure stands. What is cancelled is no longer for sale and stays cancelled. */
export async function setStatus(tx: Tx, id: string, status: NovoStatusViagem): Promise<void> {
  const partida = await tx.selectFrom('partida').select('situacao').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!partida) throw notFound('VIAGEM_NAO_ENCONTRADA', 'Não encontramos esta viagem.');
  if (partida.situacao === 'cancelada') throw conflict('VIAGEM_CANCELADA', 'Esta viagem já foi cancelada.');
  const { situacao, atrasoMinutos: atraso_min, plataforma = null, motivo = null } = status;
  const said = { situacao, atraso_min, plataforma, motivo, atualizado_em: sql`now()` };
  await tx
    .insertInto('partida_status')
    .values({ partida_id: id, situacao, atraso_min, plataforma, motivo })
    .onConflict((one) => one.column('partida_id').doUpdateSet(said))
    .execute();
  if (situacao === 'cancelada') {
    await tx.updateTable('partida').set({ situacao: 'cancelada' }).where('id', '=', id).execute();
  }
}
