import type { DadosCompanhia } from '../../src/domain/wire/companhia/companhia';
import type { Tx } from '../platform/database/database';
import { findVersaoCompanhia, insertVersaoCompanhia } from './companhiaRepository';
import { insertContratos, type VersaoContrato } from './contratoRepository';

/** A company that is invented for a demonstration. */
export interface CompanhiaSource {
  dados: DadosCompanhia;
  termos: readonly VersaoContrato[];
}

const AUTOR = 'demonstração';

/** Gives a demonstration its company, unless data stand there already. */
export async function seedCompanhia(tx: Tx, { dados, termos }: CompanhiaSource): Promise<void> {
  if ((await findVersaoCompanhia(tx)) === 0) await insertVersaoCompanhia(tx, { versao: 1, dados, autor: AUTOR });
  await insertContratos(tx, termos);
}
