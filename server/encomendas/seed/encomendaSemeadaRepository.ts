import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { today } from '../../platform/database/today';

type Cotacao = Insertable<Tables['encomenda_cotacao']>;
type Encomenda = Insertable<Tables['encomenda']>;
type Evento = Insertable<Tables['encomenda_evento']>;

/** Inserts a quote of the seed at today's prices; false where it exists, also by another replica at the same moment. */
export async function insertSeedCotacao(tx: Tx, cotacao: Omit<Cotacao, 'tarifa_de' | 'valida_ate'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('encomenda_cotacao')
    .values({ ...cotacao, tarifa_de: today, valida_ate: sql`now() + interval '1 day'` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Inserts a parcel of the seed, which may be posted for `postagemDias` and is kept for a year. */
export const insertSeedEncomenda = (
  tx: Tx,
  { postagemDias, ...encomenda }: Omit<Encomenda, 'postar_ate' | 'apagar_em'> & { postagemDias: number },
): Promise<unknown> =>
  tx
    .insertInto('encomenda')
    .values({
      ...encomenda,
      postar_ate: sql`${today} + ${postagemDias}::int`,
      apagar_em: sql`${today} + 365`,
    })
    .execute();

/** Inserts an event of the seed, `horas` hours ago; `prazoDias` are counted from today. */
export const insertSeedEvento = (
  tx: Tx,
  { horas, prazoDias, ...evento }: Omit<Evento, 'em' | 'prazo'> & { horas: number; prazoDias: number | null },
): Promise<unknown> =>
  tx
    .insertInto('encomenda_evento')
    .values({
      ...evento,
      em: sql`now() - make_interval(hours => ${horas}::int)`,
      prazo: prazoDias === null ? null : sql`${today} + ${prazoDias}::int`,
    })
    .execute();
