/** Reads `partida`, `pedido` of other rooms: a part shows its departure, and payment ends the right to extend. */
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/database/database';
import type { SituacaoReserva } from './tables';

/** A reserva as it stands by the database's clock. */
export interface ReservaRow {
  id: string;
  dono: string;
  situacao: SituacaoReserva;
  expira_em: Date;
  /** Its end has come. */
  passou: boolean;
  /** Milliseconds until its end; 0 after it. */
  restante: number;
  /** It may not be extended: it was once, or its pedido is being paid. */
  fixa: boolean;
}

/** One reserva; undefined where there is none. */
export const findReservaRow = (db: Reader, id: string): Promise<ReservaRow | undefined> =>
  selectReserva(db, id).executeTakeFirst();

/** The same, locked until the transaction ends; `fixa` is as it was before a wait for the lock. */
export const keepReservaRow = (tx: Tx, id: string): Promise<ReservaRow | undefined> =>
  selectReserva(tx, id).forUpdate().executeTakeFirst();

const selectReserva = (db: Reader, id: string) =>
  db
    .selectFrom('reserva')
    .select(['id', 'dono', 'situacao', 'expira_em'])
    .select([
      sql<boolean>`expira_em <= now()`.as('passou'),
      sql<number>`greatest(0, ceil(extract(epoch from expira_em - now()) * 1000))::int`.as('restante'),
      sql<boolean>`exists (select 1 from reserva_prorrogacao x where x.reserva_id = reserva.id)
        or exists (select 1 from pedido p where p.reserva_id = reserva.id and p.situacao <> 'reservado')`.as('fixa'),
    ])
    .where('id', '=', id);

/** Ids of a person's live reservas, newest first. */
export async function listLiveReservaIds(db: Reader, dono: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reserva')
    .select('id')
    .where('dono', '=', dono)
    .where('situacao', '=', 'ativa')
    .where('expira_em', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The seats of a reserva with the prices that were promised for them, each with its part and departure, in order. */
export const listPoltronasDeTrecho = (db: Reader, reservaId: string) =>
  db
    .selectFrom('reserva_trecho as t')
    .innerJoin('partida as p', 'p.id', 't.partida_id')
    .innerJoin('reserva_poltrona as poltrona', (join) =>
      join.onRef('poltrona.reserva_id', '=', 't.reserva_id').onRef('poltrona.n', '=', 't.n'),
    )
    .selectAll('poltrona')
    .select(['t.partida_id', 't.seq_o', 't.seq_d', 't.sentido', 'p.linha_id', 'p.saida', 'p.plataforma'])
    .where('t.reserva_id', '=', reservaId)
    .orderBy('t.n')
    .orderBy('poltrona.poltrona')
    .execute();
