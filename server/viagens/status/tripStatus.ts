import { sql, type Selectable } from 'kysely';
import { contemLink } from '../../../src/domain/motivoViagem';
import type { NovoStatusViagem } from '../../../src/domain/wire/operacao';
import type { DireitoAtraso } from '../../../src/domain/wire/viagens';
import type { Dispatcher } from '../../agencia/operadores/dispatcher';
import type { Reader, Tx } from '../../platform/database/database';
import { badRequest, conflict } from '../../platform/http/problem';
import type { StatusGuardado } from '../tables';
import type { Tables } from '../../platform/database/tables';
import { lockDeparture, type Departure } from './departure';
import { logStatus } from './statusLog';

export type Status = Selectable<Tables['partida_status']>;

/** What operations said of some departures; those of which they said nothing are missing. */
export async function findStatus(db: Reader, ids: readonly string[]): Promise<Map<string, Status>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('partida_status').selectAll().where('partida_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.partida_id, row]));
}

/** The rights that a delay opens on a day, by the law of that day; the shorter delay's come first. */
export async function findDireitos(db: Reader, atrasoMinutos: number): Promise<DireitoAtraso[]> {
  const { rows } = await sql<DireitoAtraso>`
    select distinct on (atraso_min) titulo, texto, base_legal as "baseLegal" from direito_atraso
    where jurisdicao = 'BR' and atraso_min < ${atrasoMinutos}
      and vigente_de <= (now() at time zone 'America/Sao_Paulo')::date
    order by atraso_min, vigente_de desc`.execute(db);
  return rows;
}

/** A row as the log keeps it. */
export const toGuardado = ({ situacao, atraso_min, plataforma, motivo, observacao }: Status): StatusGuardado => ({
  ...{ situacao, atrasoMinutos: atraso_min, plataforma, motivo, observacao },
});

/**
 * A dispatcher says how a departure stands. What is cancelled is no longer for sale; it comes back by `undoStatus` alone.
 * A cancellation may be said at any time before the trip is over, all else from a day before departure on.
 */
export async function setStatus(tx: Tx, who: Dispatcher, id: string, status: NovoStatusViagem): Promise<void> {
  refuseWords(status);
  const departure = await lockDeparture(tx, id);
  refuseMoment(departure, status);
  const antes = (await findStatus(tx, [id])).get(id);
  const { situacao, atrasoMinutos, plataforma = null, motivo = null, observacao = null } = status;
  const depois = { situacao, atrasoMinutos, plataforma, motivo, observacao };
  await writeStatus(tx, id, depois);
  await logStatus(tx, who, { partidaId: id, acao: 'informado', antes: antes ? toGuardado(antes) : null, depois });
}

/** Puts a status in the place of what was said before; null leaves the departure to its timetable. */
export async function writeStatus(tx: Tx, id: string, status: StatusGuardado | null): Promise<void> {
  if (status === null) {
    await tx.deleteFrom('partida_status').where('partida_id', '=', id).execute();
  } else {
    const { situacao, atrasoMinutos: atraso_min, plataforma, motivo, observacao } = status;
    const said = { situacao, atraso_min, plataforma, motivo, observacao };
    await tx
      .insertInto('partida_status')
      .values({ partida_id: id, ...said })
      .onConflict((one) => one.column('partida_id').doUpdateSet({ ...said, atualizado_em: sql`now()` }))
      .execute();
  }
  const situacao = status?.situacao === 'cancelada' ? 'cancelada' : 'programada';
  await tx.updateTable('partida').set({ situacao }).where('id', '=', id).where('situacao', '<>', situacao).execute();
}

function refuseWords({ situacao, atrasoMinutos, motivo, observacao }: NovoStatusViagem): void {
  if (motivo === undefined && (situacao === 'cancelada' || atrasoMinutos > 0)) {
    throw badRequest('MOTIVO_OBRIGATORIO', 'Escolha o motivo.', 'motivo');
  }
  if (observacao !== undefined && contemLink(observacao)) {
    throw badRequest('OBSERVACAO_COM_LINK', 'A observação não pode ter links nem endereços.', 'observacao');
  }
}

function refuseMoment({ situacao, isNear, isOver }: Departure, status: NovoStatusViagem): void {
  if (situacao === 'cancelada') throw conflict('VIAGEM_CANCELADA', 'Esta viagem já foi cancelada.');
  if (isOver) throw conflict('VIAGEM_ENCERRADA', 'Esta viagem já terminou.');
  if (!isNear && status.situacao !== 'cancelada') {
    const mensagem = 'Atraso, plataforma e andamento só podem ser informados a partir de 24 horas antes da partida.';
    throw conflict('FORA_DA_JANELA', mensagem);
  }
}
