import type { Database } from '../platform/database/database';
import { deleteUnusedCotacoes } from './cotacao/cotacaoRepository';
import { deleteExpiredEncomendas } from './encomendaRepository';
import { deleteOldPalpites } from './rastreio/palpiteRepository';

/** Deletes parcels past their retention or never posted, quotes without a parcel, and old wrong guesses. */
export async function forgetEncomendas({ db }: Pick<Database, 'db'>): Promise<void> {
  await deleteExpiredEncomendas(db);
  await deleteUnusedCotacoes(db);
  await deleteOldPalpites(db);
}
