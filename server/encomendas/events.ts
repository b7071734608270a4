import { depoisDe, ordemDe, rotulosSituacaoEncomenda } from '../../src/domain/encomendas/situacaoEncomenda';
import type { SituacaoEncomenda } from '../../src/domain/wire/encomendas/encomendas';
import type { Tx } from '../platform/database/database';
import { conflict } from '../platform/http/problem';
import type { Encomenda } from './encomendaRepository';
import { insertEvento } from './eventoRepository';

/** A step of a parcel to be recorded. */
export interface NewEvent {
  situacao: SituacaoEncomenda;
  /** Id of the operator who records it. */
  operador: string;
  localidadeId?: number;
  partidaId?: string;
  /** Days of free storage. */
  retiradaDias?: number;
  recebedor?: { nome: string; documentoFinal: string };
  motivo?: string;
}

/**
 * Appends the step that follows the last known event. The schema's constraint decides: a step that another operator
 * recorded meanwhile makes this one a 409.
 */
export async function appendEvent(tx: Tx, { row, situacao, events }: Encomenda, event: NewEvent): Promise<void> {
  if (!depoisDe[situacao].includes(event.situacao)) throw outOfTurn(situacao);
  const written = await insertEvento(tx, {
    encomendaId: row.id,
    ordem: ordemDe(event.situacao),
    anterior: events.at(-1)?.ordem ?? 0,
    operador: event.operador,
    localidadeId: event.localidadeId ?? null,
    partidaId: event.partidaId ?? null,
    prazoDias: event.retiradaDias ?? null,
    recebedorNome: event.recebedor?.nome ?? null,
    recebedorFinal: event.recebedor?.documentoFinal.toUpperCase() ?? null,
    motivo: event.motivo ?? null,
  });
  if (!written) {
    throw conflict(
      'ENCOMENDA_JA_MUDOU',
      'Outra pessoa acabou de registrar um passo desta encomenda. Consulte de novo.',
    );
  }
}

const outOfTurn = (situacao: SituacaoEncomenda) =>
  conflict(
    'ENCOMENDA_FORA_DE_ORDEM',
    `Esta encomenda está como “${rotulosSituacaoEncomenda[situacao]}”. Consulte de novo.`,
  );
