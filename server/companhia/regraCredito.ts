import { creditoPadrao, type RegraCredito } from '../../src/domain/conta/creditos';
import type { Reader } from '../platform/database/database';
import { findCompanhia } from './companhiaRepository';

/** The company's offer to those who take credit in the place of a refund. */
export const readRegraCredito = async (reader: Reader): Promise<RegraCredito> =>
  (await findCompanhia(reader))?.dados.credito ?? creditoPadrao;
