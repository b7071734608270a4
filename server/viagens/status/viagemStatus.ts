import { saiuAtrasada } from '../../../src/domain/conta/cupomDeAtraso';
import { containsLink } from '../../../src/domain/viagens/motivoViagem';
import type { NovoStatusViagem } from '../../../src/domain/wire/viagens/operacao';
import type { Dispatcher } from '../../agencia/operadores/dispatcher';
import type { Tx } from '../../platform/database/database';
import { badRequest, conflict } from '../../platform/http/problem';
import type { Status, StatusGuardado } from '../tables';
import { lockPartidaForStatus } from './partida';
import { dropAtrasada, noteAtrasada } from './partidaAtrasadaRepository';
import { logStatus } from './statusLog';
import { deleteStatus, findStatus, setSituacaoPartida, upsertStatus, type Partida } from './statusRepository';

/** A status as the log keeps it. */
export const toGuardado = ({ situacao, atraso_min, plataforma, motivo, observacao }: Status): StatusGuardado => ({
  situacao,
  atrasoMinutos: atraso_min,
  plataforma,
  motivo,
  observacao,
});

/**
 * Gives a departure a status in the name of a dispatcher. A cancelled departure is no longer for sale; only `undoStatus`
 * brings it back. A cancellation is possible at any time before the trip is over, any other status from a day before
 * departure on.
 */
export async function setStatus(tx: Tx, who: Dispatcher, id: string, status: NovoStatusViagem): Promise<void> {
  refuseWords(status);
  const partida = await lockPartidaForStatus(tx, id);
  refuseMoment(partida, status);
  const antes = (await findStatus(tx, [id])).get(id);
  const { situacao, atrasoMinutos, plataforma = null, motivo = null, observacao = null } = status;
  const depois = { situacao, atrasoMinutos, plataforma, motivo, observacao };
  await writeStatus(tx, id, depois);
  await logStatus(tx, who, { partidaId: id, acao: 'informado', antes: antes ? toGuardado(antes) : null, depois });
}

/** Replaces the status of a departure; null leaves it to its timetable. A late departure is noted: a job makes it good later. */
export async function writeStatus(tx: Tx, id: string, status: StatusGuardado | null): Promise<void> {
  if (status === null) await deleteStatus(tx, id);
  else await upsertStatus(tx, id, status);
  await setSituacaoPartida(tx, id, status?.situacao === 'cancelada' ? 'cancelada' : 'programada');
  await (status && saiuAtrasada(status) ? noteAtrasada(tx, id) : dropAtrasada(tx, id));
}

function refuseWords({ situacao, atrasoMinutos, motivo, observacao }: NovoStatusViagem): void {
  if (motivo === undefined && (situacao === 'cancelada' || atrasoMinutos > 0)) {
    throw badRequest('MOTIVO_OBRIGATORIO', 'Escolha o motivo.', 'motivo');
  }
  if (observacao !== undefined && containsLink(observacao)) {
    throw badRequest('OBSERVACAO_COM_LINK', 'A observação não pode ter links nem endereços.', 'observacao');
  }
}

function refuseMoment({ situacao, isNear, isOver }: Partida, status: NovoStatusViagem): void {
  if (situacao === 'cancelada') throw conflict('VIAGEM_CANCELADA', 'Esta viagem já foi cancelada.');
  if (isOver) throw conflict('VIAGEM_ENCERRADA', 'Esta viagem já terminou.');
  if (!isNear && status.situacao !== 'cancelada') {
    const mensagem = 'Atraso, plataforma e andamento só podem ser informados a partir de 24 horas antes da partida.';
    throw conflict('FORA_DA_JANELA', mensagem);
  }
}
