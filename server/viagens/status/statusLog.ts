import type { Selectable } from 'kysely';
import { v7 } from 'uuid';
import type { Dispatcher } from '../../agencia/operadores/dispatcher';
import type { Reader, Tx } from '../../platform/database/database';
import type { StatusGuardado } from '../tables';
import type { Tables } from '../../platform/database/tables';

export type StatusEntry = Selectable<Tables['partida_status_registro']>;

interface NewEntry {
  partidaId: string;
  acao: StatusEntry['acao'];
  /** Null is the timetable. */
  antes: StatusGuardado | null;
  depois: StatusGuardado | null;
}

const toJson = (status: StatusGuardado | null): string | null => status && JSON.stringify(status);

/** Writes down who said what of a departure and what stood before, in the transaction that does it. */
export async function logStatus(tx: Tx, { sub, operator }: Dispatcher, entry: NewEntry): Promise<string> {
  const id = v7();
  await tx
    .insertInto('partida_status_registro')
    .values({
      ...{ id, partida_id: entry.partidaId, acao: entry.acao, autor: sub, operador_id: operator?.id ?? null },
      ...{ antes: toJson(entry.antes), depois: toJson(entry.depois) },
    })
    .execute();
  return id;
}

/** What was last done to a departure's status. */
export const lastEntry = (db: Reader, partidaId: string): Promise<StatusEntry | undefined> =>
  db
    .selectFrom('partida_status_registro')
    .selectAll()
    .where('partida_id', '=', partidaId)
    .orderBy('em', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
