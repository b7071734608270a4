import { VIAGENS_BASTANTES } from '../../../src/domain/viagens/pontualidade';
import type { Pontualidade } from '../../../src/domain/wire/viagens/viagens';
import type { Reader } from '../../platform/database/database';
import { type ByLinha, keptByLinha } from './keptByLinha';
import { countPontualidade, findLinhaId } from './pontualidadeRepository';

/** How punctual lines are; undefined for one of which too few trips are known. */
export interface Pontualidades {
  ofLinha: ByLinha<Pontualidade>;
  ofViagem: (viagemId: string) => Promise<Pontualidade | undefined>;
}

/** Reads the punctuality of lines, each counted once in ten minutes. */
export function createPontualidades(db: Reader): Pontualidades {
  const ofLinha = keptByLinha(
    (linhaId) => countPontualidade(db, linhaId),
    ({ viagens }) => viagens >= VIAGENS_BASTANTES,
  );
  return {
    ofLinha,
    ofViagem: async (viagemId) => {
      const linhaId = await findLinhaId(db, viagemId);
      return linhaId === undefined ? undefined : ofLinha(linhaId);
    },
  };
}
