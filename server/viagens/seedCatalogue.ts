import type { Reader, Tx } from '../platform/database/database';
import { upsertLocalidades } from '../lugares/localidadeRepository';
import { insertSeededRegras, type NewRegraTarifa } from './tarifas/regraTarifaRepository';
import { deleteSemente, findSemente, setSemente, upsertCatalogo, type CatalogoRows } from './catalogoRepository';

/** Rows of the whole catalogue except its departures, by table. */
export type CatalogueRows = CatalogoRows & {
  localidade: Parameters<typeof upsertLocalidades>[1];
  /** Rules of fares; those that exist stay as they are, ended or not. */
  tarifa_regra?: readonly NewRegraTarifa[];
};

/** A catalogue that can be made again, and the version that tells whether it has been. */
export interface CatalogueSource {
  versao: string;
  rows: () => CatalogueRows;
}

/** Versions of a catalogue that a company has imported begin with this word; a seed never replaces one. */
const IMPORTED = 'importado';

/** Notes that an import has filled the catalogue; every server then loads it anew. */
export const setImported = (tx: Tx, id: string): Promise<void> => setSemente(tx, 'catalogo', `${IMPORTED} ${id}`);

/** The version of the catalogue that stands; empty before the first. */
export const findCatalogueVersion = async (db: Reader): Promise<string> => (await findSemente(db, 'catalogo')) ?? '';

/**
 * Fills the catalogue unless this version, or an import, stands there already; part of a transaction, so all of it or
 * nothing.
 * @returns whether it was filled.
 */
export async function seedCatalogue(tx: Tx, source: CatalogueSource): Promise<boolean> {
  const versao = await findSemente(tx, 'catalogo');
  if (versao === source.versao || versao?.startsWith(IMPORTED)) return false;
  const { localidade, tarifa_regra: regras = [], ...rows } = source.rows();
  await upsertLocalidades(tx, localidade);
  await upsertCatalogo(tx, rows);
  await insertSeededRegras(tx, regras);
  await setSemente(tx, 'catalogo', source.versao);
  // The departures are made again, from the new timetable.
  await deleteSemente(tx, 'partidas');
  return true;
}
