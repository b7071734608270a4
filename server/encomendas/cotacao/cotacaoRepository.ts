import { sql, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import type { LinhaFrete, Pesos, Volume } from '../../../src/domain/wire/encomendas/encomendas';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { today } from '../../platform/database/today';

export type CotacaoRow = Selectable<Tables['encomenda_cotacao']>;

export interface NewCotacao {
  origemId: number;
  destinoId: number;
  km: number;
  volumes: readonly Volume[];
  valorDeclaradoCentavos: number;
  pesos: Pesos;
  linhas: readonly LinhaFrete[];
  totalCentavos: number;
  /** Hours for which the price holds. */
  horas: number;
}

/** Inserts a quote at today's prices. */
export const insertCotacao = (db: Reader, nova: NewCotacao): Promise<{ id: string; valida_ate: Date }> =>
  db
    .insertInto('encomenda_cotacao')
    .values({
      id: v7(),
      origem_id: nova.origemId,
      destino_id: nova.destinoId,
      km: nova.km,
      volumes: JSON.stringify(nova.volumes),
      valor_declarado: nova.valorDeclaradoCentavos,
      pesos: JSON.stringify(nova.pesos),
      linhas: JSON.stringify(nova.linhas),
      total: nova.totalCentavos,
      tarifa_de: today,
      valida_ate: sql`now() + make_interval(hours => ${nova.horas}::int)`,
    })
    .returning(['id', 'valida_ate'])
    .executeTakeFirstOrThrow();

/** A quote's distance and price day, and whether its price still holds by the database's clock; or undefined. */
export const findCotacao = (tx: Tx, id: string) =>
  tx
    .selectFrom('encomenda_cotacao')
    .select(['id', 'km', 'tarifa_de', sql<boolean>`valida_ate > now()`.as('valida')])
    .where('id', '=', id)
    .executeTakeFirst();

/** Deletes expired quotes that no parcel was announced under. */
export const deleteUnusedCotacoes = (db: Reader): Promise<unknown> =>
  db
    .deleteFrom('encomenda_cotacao')
    .where('valida_ate', '<', sql<Date>`now()`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('encomenda').select('id').whereRef('encomenda.cotacao_id', '=', 'encomenda_cotacao.id'),
        ),
      ),
    )
    .execute();
