import { sql } from 'kysely';
import { depoisDe, ordemDe, rotulosSituacaoEncomenda } from '../../src/domain/situacaoEncomenda';
import type { SituacaoEncomenda } from '../../src/domain/wire/encomendas';
import type { Tx } from '../platform/database/database';
import { conflict } from '../platform/http/problem';
import type { Parcel } from './parcelRows';
import { today } from './tariff';

/** One thing that happened to a parcel. */
export interface NewEvent {
  situacao: SituacaoEncomenda;
  /** Who says so. */
  operador: string;
  localidadeId?: number;
  partidaId?: string;
  /** Days for which it is kept for nothing. */
  retiradaDias?: number;
  recebedor?: { nome: string; documentoFinal: string };
  motivo?: string;
}

/**
 * Writes down what follows the last known event. The schema decides: where somebody else wrote the next one meanwhile,
 * the chain is taken and this is refused.
 */
export async function appendEvent(tx: Tx, { row, situacao, events }: Parcel, event: NewEvent): Promise<void> {
  if (!depoisDe[situacao].includes(event.situacao)) throw outOfTurn(situacao);
  const { retiradaDias } = event;
  const written = await tx
    .insertInto('encomenda_evento')
    .values({
      encomenda_id: row.id,
      ordem: ordemDe(event.situacao),
      anterior: events.at(-1)?.ordem ?? 0,
      operador: event.operador,
      localidade_id: event.localidadeId ?? null,
      partida_id: event.partidaId ?? null,
      prazo: retiradaDias === undefined ? null : sql`${today} + ${retiradaDias}::int`,
      recebedor_nome: event.recebedor?.nome ?? null,
      recebedor_final: event.recebedor?.documentoFinal.toUpperCase() ?? null,
      motivo: event.motivo ?? null,
    })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('ordem')
    .executeTakeFirst();
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
