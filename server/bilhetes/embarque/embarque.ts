import type { LeiturasEmbarque, ResultadoEmbarque } from '../../../src/domain/wire/bilhetes/embarque';
import type { Database, Tx } from '../../platform/database/database';
import { advanceBilhete } from '../bilheteRepository';
import type { EmbarqueCodes } from './embarqueKey';
import { findEmbarque, insertEmbarque } from './embarqueRepository';

/** A reading that arrives late counts: the timetable may have marked a passenger who boarded as absent meanwhile. */
const EMBARCAVEIS = ['emitido', 'nao_embarcou'] as const;

type Leitura = LeiturasEmbarque['leituras'][number];

/**
 * Records readings of a door, the first one of each ticket; sent again they change nothing. Tickets are updated in the
 * order of their ids, so that two doors of a bus never deadlock.
 */
export const registerLeituras = (
  database: Database,
  codes: EmbarqueCodes,
  por: string,
  leituras: readonly Leitura[],
): Promise<ResultadoEmbarque[]> =>
  database.transaction(async (tx) => {
    const resultados: ResultadoEmbarque[] = leituras.map(() => ({ situacao: 'invalido', lidoEm: null }));
    const ours = leituras
      .flatMap(({ codigo, lidoEm }, i) => {
        const claims = codes.read(codigo);
        return claims ? [{ i, bilheteId: claims.bilheteId, lidoEm }] : [];
      })
      .sort((a, b) => a.bilheteId.localeCompare(b.bilheteId));
    for (const { i, bilheteId, lidoEm } of ours) resultados[i] = await board(tx, por, bilheteId, lidoEm);
    return resultados;
  });

async function board(tx: Tx, por: string, bilheteId: string, lidoEm: string): Promise<ResultadoEmbarque> {
  const isFirst = await advanceBilhete(tx, bilheteId, EMBARCAVEIS, 'embarcado');
  if (isFirst) await insertEmbarque(tx, bilheteId, por, lidoEm);
  const boardedAt = await findEmbarque(tx, bilheteId);
  if (boardedAt === null) return { situacao: 'sem_validade', lidoEm: null };
  return { situacao: isFirst ? 'embarcado' : 'ja_embarcado', lidoEm: boardedAt.toISOString() };
}
