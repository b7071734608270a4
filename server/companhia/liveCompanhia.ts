import type { DadosCompanhia } from '../../src/domain/wire/companhia/companhia';
import type { Reader } from '../platform/database/database';
import { findCompanhia, findVersaoCompanhia } from './companhiaRepository';

/** The company's data of a running server, for what is shown and sent; a ticket reads them in its transaction. */
export interface LiveCompanhia {
  /** Null while the company has no data. */
  dados: () => DadosCompanhia | null;
  /** The number of the version in memory, 0 without data; whatever is made of the data and kept belongs to it. */
  versao: () => number;
  /** Reads the data anew where another version is in force. */
  refresh: () => Promise<void>;
}

/** Reads the data, to be kept fresh by `refresh`. */
export async function openCompanhia(db: Reader): Promise<LiveCompanhia> {
  let kept = await findCompanhia(db);
  return {
    dados: () => kept?.dados ?? null,
    versao: () => kept?.versao ?? 0,
    refresh: async () => {
      if ((await findVersaoCompanhia(db)) !== (kept?.versao ?? 0)) kept = await findCompanhia(db);
    },
  };
}
