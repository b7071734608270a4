import { v7 } from 'uuid';
import type { Dispatcher } from '../../agencia/operadores/dispatcher';
import type { Tx } from '../../platform/database/database';
import type { StatusEntry, StatusGuardado } from '../tables';
import { insertRegistro } from './registroStatusRepository';

interface NewEntry {
  partidaId: string;
  acao: StatusEntry['acao'];
  /** Null is the timetable. */
  antes: StatusGuardado | null;
  depois: StatusGuardado | null;
}

const toJson = (status: StatusGuardado | null): string | null => status && JSON.stringify(status);

/**
 * Logs a status with its author and the status that held before, in the transaction that gives it.
 * @returns the id of the entry.
 */
export async function logStatus(tx: Tx, { sub, operadora }: Dispatcher, entry: NewEntry): Promise<string> {
  const id = v7();
  await insertRegistro(tx, {
    id,
    partida_id: entry.partidaId,
    acao: entry.acao,
    autor: sub,
    operador_id: operadora?.id ?? null,
    antes: toJson(entry.antes),
    depois: toJson(entry.depois),
  });
  return id;
}
