import type { Reader, Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import { findCatalogueVersion } from '../seedCatalogue';
import { findVersaoAjustes } from './ajusteRepository';

/** The state of a line's timetable as one text: it changes with each import and each exception by hand. */
export const readVersaoQuadro = async (db: Reader, linhaId: number): Promise<string> =>
  `${await findCatalogueVersion(db)}/${await findVersaoAjustes(db, linhaId)}`;

/** Refuses a change that is based on a timetable which somebody else has changed; the timetable is locked. */
export async function requireVersaoQuadro(tx: Tx, linhaId: number, versao: string): Promise<void> {
  if ((await readVersaoQuadro(tx, linhaId)) === versao) return;
  const mensagem = 'O quadro desta linha mudou enquanto você o via. Confira como ele está agora e repita.';
  throw conflict('QUADRO_MUDOU', mensagem);
}
