import { atrasoPadrao, type RegraAtraso } from '../../src/domain/conta/cupomDeAtraso';
import type { Reader } from '../platform/database/database';
import { findCompanhia } from './companhiaRepository';

/** The company's rule for passengers whose coach left late. */
export const readRegraAtraso = async (reader: Reader): Promise<RegraAtraso> =>
  (await findCompanhia(reader))?.dados.atraso ?? atrasoPadrao;
