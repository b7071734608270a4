import { sql } from 'kysely';
import { ATRASO_ANTECEDENCIA_HORAS, ENCERRA_APOS_HORAS } from '../../../src/domain/motivoViagem';
import type { Reader, Tx } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';

/** A departure with what may be said of it at this moment of the database's clock. */
export interface Departure {
  situacao: 'programada' | 'cancelada';
  saida: Date;
  /** Near enough for a delay, a platform, the progress of the coach. */
  isNear: boolean;
  /** Over for so long that nothing is said of it any more. */
  isOver: boolean;
}

const unknown = () => notFound('VIAGEM_NAO_ENCONTRADA', 'Não encontramos esta viagem.');

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

/** Throws 404 for one that does not exist. */
export async function requireDeparture(db: Reader, id: string): Promise<Departure> {
  const row = await query(db, id).executeTakeFirst();
  if (!row) throw unknown();
  return row;
}

/** The same, held until the transaction ends: what is refunded by its status waits, and so does another statement. */
export async function lockDeparture(tx: Tx, id: string): Promise<Departure> {
  const row = await query(tx, id).forUpdate().executeTakeFirst();
  if (!row) throw unknown();
  return row;
}
