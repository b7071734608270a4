import type { Dispatcher } from '../../agencia/operadores/dispatcher';
import type { Reader, Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import type { StatusEntry } from '../tables';
import { lockPartidaForStatus } from './partida';
import { findLastRegistro, hasEndedBilhete } from './registroStatusRepository';
import { logStatus } from './statusLog';
import { writeStatus } from './viagemStatus';

/**
 * Tells the buyers who were notified of a departure's status that it was undone, once per `registro`; handed in by the
 * room of notices.
 */
export type TellUndone = (tx: Tx, viagemId: string, registro: string) => Promise<void>;

/**
 * Undoes the last status of a departure: the one before it holds again, and the people who were notified are told. It is
 * refused once a ticket was cancelled or exchanged under that status, since money has moved because of it.
 */
export async function undoStatus(tx: Tx, who: Dispatcher, id: string, tellUndone: TellUndone): Promise<void> {
  const { isOver } = await lockPartidaForStatus(tx, id);
  const last = await findLastRegistro(tx, id);
  if (last?.acao !== 'informado' || isOver) {
    throw conflict('NADA_A_DESFAZER', 'Não há o que desfazer nesta viagem.');
  }
  if (await wasActedOn(tx, last)) {
    const mensagem = 'Já houve cancelamento ou remarcação por causa deste aviso. Ele não pode mais ser desfeito.';
    throw conflict('STATUS_JA_USADO', mensagem);
  }
  await writeStatus(tx, id, last.antes);
  const registro = await logStatus(tx, who, {
    partidaId: id,
    acao: 'desfeito',
    antes: last.depois,
    depois: last.antes,
  });
  await tellUndone(tx, id, registro);
}

/** Whether a ticket ended under a status that gives a right to money: a cancellation, or a delay. */
export async function wasActedOn(db: Reader, { partida_id, em, depois }: StatusEntry): Promise<boolean> {
  if (depois === null || (depois.situacao !== 'cancelada' && depois.atrasoMinutos === 0)) return false;
  return hasEndedBilhete(db, partida_id, em);
}
