import { sql } from 'kysely';
import type { Dispatcher } from '../../agencia/operadores/dispatcher';
import type { Reader, Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import { lockDeparture } from './departure';
import { lastEntry, logStatus, type StatusEntry } from './statusLog';
import { writeStatus } from './tripStatus';

/**
 * Tells the buyers who heard of a departure's status that it was taken back, once a `registro`; handed in by the room of
 * notices.
 */
export type TellUndone = (tx: Tx, viagemId: string, registro: string) => Promise<void>;

/**
 * Takes back what was last said of a departure: what stood before holds again, and whoever was told is told so. Refused
 * once a ticket was cancelled or exchanged under it, for that person has acted on it and their money has moved.
 */
export async function undoStatus(tx: Tx, who: Dispatcher, id: string, tellUndone: TellUndone): Promise<void> {
  const { isOver } = await lockDeparture(tx, id);
  const last = await lastEntry(tx, id);
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

/** Whether a ticket of the trip ended since, where what was said opens money: a cancellation, or a delay. */
export async function wasActedOn(db: Reader, { partida_id, em, depois }: StatusEntry): Promise<boolean> {
  if (depois === null || (depois.situacao !== 'cancelada' && depois.atrasoMinutos === 0)) return false;
  const { rows } = await sql<{ ended: boolean }>`
    select exists (
      select 1 from bilhete_encerrado e
      join bilhete b on b.id = e.bilhete_id
      join pedido_item i on i.pedido_id = b.pedido_id and i.n = b.n
      where i.viagem_id = ${partida_id}::bigint and e.tipo in ('cancelado','remarcado')
        and e.criado_em >= ${em}::timestamptz) as ended`.execute(db);
  return rows[0]?.ended ?? false;
}
