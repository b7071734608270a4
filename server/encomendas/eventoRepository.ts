import { sql, type Selectable } from 'kysely';
import type { Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { today } from '../platform/database/today';

export type EventRow = Selectable<Tables['encomenda_evento']>;

/** An event to be appended to a parcel's chain. */
export interface NewEvento {
  encomendaId: string;
  ordem: number;
  /** `ordem` of the last event that the caller knows of. */
  anterior: number;
  operador: string;
  localidadeId: number | null;
  partidaId: string | null;
  /** Days from today until the deadline; null without one. */
  prazoDias: number | null;
  recebedorNome: string | null;
  recebedorFinal: string | null;
  motivo: string | null;
}

/** Appends an event; false where another one follows `anterior` already: the constraint decides. */
export async function insertEvento(tx: Tx, evento: NewEvento): Promise<boolean> {
  const written = await tx
    .insertInto('encomenda_evento')
    .values({
      encomenda_id: evento.encomendaId,
      ordem: evento.ordem,
      anterior: evento.anterior,
      operador: evento.operador,
      localidade_id: evento.localidadeId,
      partida_id: evento.partidaId,
      prazo: evento.prazoDias === null ? null : sql`${today} + ${evento.prazoDias}::int`,
      recebedor_nome: evento.recebedorNome,
      recebedor_final: evento.recebedorFinal,
      motivo: evento.motivo,
    })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('ordem')
    .executeTakeFirst();
  return written !== undefined;
}

/** Inserts the first event of a parcel. */
export const insertFirstEvento = (tx: Tx, encomendaId: string): Promise<unknown> =>
  tx
    .insertInto('encomenda_evento')
    .values({ encomenda_id: encomendaId, ordem: 0, anterior: null, operador: null })
    .execute();
