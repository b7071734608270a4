import type { Conferencia } from '../../../src/domain/wire/compra/poltronas';
import { PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import type { Database } from '../../platform/database/database';
import { findIdsOperadora, type IdsOperadora } from '../../viagens/operadora/idsOperadoraRepository';
import type { PartidasOperadora } from '../../viagens/operadora/partidasOperadora';
import type { ConferePoltronas, TrechoDePartida } from '../../viagens/poltronaMap';
import { findConferencia, mergeConferidas } from './poltronasForaRepository';

/** Maximum age of an answer that is shown as the present state. */
const FRESH_MS = 10_000;

interface Services {
  database: Database;
  operadora: Pick<PartidasOperadora, 'listPoltronas'>;
}

/**
 * Asks the operator which seats of a departure it has sold, at most every ten seconds; readers of the same part share one
 * question. Where it does not answer, what it said last stands, with its age.
 */
export function createConferePoltronas({ database, operadora }: Services): ConferePoltronas {
  const asking = new Map<string, Promise<boolean>>();
  const ask = async (trecho: TrechoDePartida, ids: IdsOperadora): Promise<boolean> => {
    const { partidaId, seqO, seqD } = trecho;
    try {
      const lidas = await operadora.listPoltronas(ids, ids);
      const numeros = new Map([...ids.poltronas].map(([numero, id]) => [id, numero]));
      const numbersOf = (livre: boolean): number[] =>
        lidas.flatMap((one) => (one.livre === livre ? (numeros.get(one.id) ?? []) : []));
      if (lidas.length === 0) return false;
      const conferidas = { partidaId, seqO, seqD, ocupadas: numbersOf(false), livres: numbersOf(true) };
      await database.transaction((tx) => mergeConferidas(tx, conferidas));
      return true;
    } catch (error) {
      if (error instanceof PraxioUnavailable) return false;
      throw error;
    }
  };
  const askOnce = (trecho: TrechoDePartida, ids: IdsOperadora): Promise<boolean> => {
    const key = `${trecho.partidaId} ${trecho.seqO} ${trecho.seqD}`;
    const under = asking.get(key) ?? ask(trecho, ids).finally(() => asking.delete(key));
    asking.set(key, under);
    return under;
  };
  return async (trecho) => {
    const { db } = database;
    const ids = await findIdsOperadora(db, trecho.partidaId, trecho.origem, trecho.destino);
    if (!ids) return undefined;
    const known = await findConferencia(db, trecho);
    if (known && known.idadeMs < FRESH_MS) return toConferencia(true, known);
    const answered = await askOnce(trecho, ids);
    return toConferencia(answered, answered ? await findConferencia(db, trecho) : known);
  };
}

const toConferencia = (aoVivo: boolean, known: { conferidoEm: Date; idadeMs: number } | undefined): Conferencia => ({
  aoVivo,
  conferidoEm: known?.conferidoEm.toISOString() ?? null,
  idadeMs: known?.idadeMs ?? null,
});
