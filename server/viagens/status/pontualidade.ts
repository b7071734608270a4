import { LRUCache } from 'lru-cache';
import { VIAGENS_BASTANTES } from '../../../src/domain/viagens/pontualidade';
import type { Pontualidade } from '../../../src/domain/wire/viagens/viagens';
import type { Reader } from '../../platform/database/database';
import { countPontualidade, findLinhaId } from './pontualidadeRepository';

/** A line's history changes with its departures, a few a day. */
const KEPT_MS = 10 * 60_000;
const LINHAS = 2_000;

/** How punctual lines are; undefined for one of which too few trips are known. */
export interface Pontualidades {
  ofLinha: (linhaId: number) => Promise<Pontualidade | undefined>;
  ofViagem: (viagemId: string) => Promise<Pontualidade | undefined>;
}

/** Counts the trips of a line when it is asked for and remembers the count, so that polled pages cost no statement. */
export function createPontualidades(db: Reader): Pontualidades {
  const kept = new LRUCache<number, Pontualidade>({
    max: LINHAS,
    ttl: KEPT_MS,
    fetchMethod: (linhaId) => countPontualidade(db, linhaId),
  });
  const ofLinha: Pontualidades['ofLinha'] = async (linhaId) => {
    const found = await kept.fetch(linhaId);
    return found && found.viagens >= VIAGENS_BASTANTES ? found : undefined;
  };
  return {
    ofLinha,
    ofViagem: async (viagemId) => {
      const linhaId = await findLinhaId(db, viagemId);
      return linhaId === undefined ? undefined : ofLinha(linhaId);
    },
  };
}
