import type { Selectable } from 'kysely';
import type { Reader } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { today } from '../../platform/database/today';

/**
 * The id of the policy valid today (at the company) of the first of these jurisdictions that has one. `last` is tried
 * after the others.
 */
export async function findPoliticaIdDeHoje(
  reader: Reader,
  jurisdicoes: readonly string[],
  last: string,
): Promise<number> {
  const { id } = await reader
    .selectFrom('politica')
    .select('id')
    .where('jurisdicao', 'in', jurisdicoes)
    .where('vigente_de', '<=', today)
    .where((eb) => eb.or([eb('vigente_ate', 'is', null), eb('vigente_ate', '>=', today)]))
    .orderBy((eb) => eb('jurisdicao', '=', last))
    .orderBy('vigente_de', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** A policy by its id; throws where there is none. */
export const findPoliticaRow = (reader: Reader, id: number): Promise<Selectable<Tables['politica']>> =>
  reader.selectFrom('politica').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
