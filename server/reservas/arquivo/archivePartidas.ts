import type { Database } from '../../platform/database/database';
import { lockOldPartidas, setArquivadas } from '../../viagens/arquivoRepository';
import { deletePoltronasOf } from './arquivoPoltronaRepository';

/** How long the seats of a departure are kept: complaints about a seat come in the days after the travel. */
export const KEPT_DAYS = 30;
/** Departures of one transaction: some 100 rows each. */
const BATCH = 50;
/** Batches of one turn, so that a first turn over years of travels does not take the database for itself. */
const BATCHES = 40;

/**
 * Deletes the seats of departures that left a month ago, a batch a transaction: `ocupacao` stays as small as the season.
 * Their number stays with the departure, which admits nobody from then on. Departures with an order that still has
 * something to come wait.
 * @returns how many departures were archived.
 */
export async function archivePartidas(database: Database): Promise<number> {
  let archived = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const done = await database.transaction(async (tx) => {
      const ids = await lockOldPartidas(tx, KEPT_DAYS, BATCH);
      if (ids.length > 0) await setArquivadas(tx, await deletePoltronasOf(tx, ids));
      return ids.length;
    });
    archived += done;
    if (done < BATCH) break;
  }
  return archived;
}
