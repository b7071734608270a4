import type { TakeableChannel } from 'redux-saga';
import { hasCodigo } from '../../../domain/base/falhas';
import type { DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import { sameRascunho } from '../../../domain/compra/rascunho';
import type { DadosRascunho, NovoRascunho, Rascunho, VersaoRascunho } from '../../../domain/wire/compra/rascunhos';
import type { BusEvent } from '../../../events/catalogue';
import type { HttpFailure, HttpResult } from '../../../services/ports';
import { selectCompra } from '../../../store/compra/compra';
import { dadosTyped } from '../../../store/compra/passageiros';
import { rascunhoClosed, rascunhoDelayed, rascunhoKept, selectRascunho } from '../../../store/compra/rascunho';
import { selectInterrompida } from '../../../store/sessao/sessao';
import { delay, type Flow, put, queueEvents, race, select, takeAll, takeEvent, takeFrom } from '../../kernel/effects';
import { request } from '../../kernel/request';
import { joinRascunho, pathOfRascunho, rascunhoDaqui } from './retomarRascunho';
import { untilOnline } from '../../kernel/untilOnline';

/** Debounce of the draft. */
export const PAUSA_RASCUNHO_MS = 800;
/** Retry delays without a network: doubling from the first to the maximum. */
export const DE_NOVO_MS = 5_000;
const DE_NOVO_MAXIMO_MS = 60_000;

const mudancas = [
  // The form may have opened for another hold than the draft's.
  'PassageirosAbertos',
  ...(['PassageirosEditados', 'PassageirosDigitados', 'checkPassageiroComprador', 'mudouPassageiroComprador'] as const),
  ...(['CupomAplicado', 'CupomRemovido', 'SeguroAlternado', 'PassageirosEnviados', 'PaginaDeixada'] as const),
  // The payment step names it.
  'TomadorInformado',
] as const;
type Mudanca = BusEvent<(typeof mudancas)[number]>;
type Mudancas = TakeableChannel<Mudanca>;

/**
 * Saves the typed passengers with the hold as a draft: debounced, and at once on continuing or leaving. It never blocks
 * the person and reports no failures, but retries. A concurrent draft of another tab is merged field by field.
 */
export function* guardarRascunho(): Flow {
  const changes: Mudancas = yield* queueEvents(...mudancas);
  let failures = 0;
  while (true) {
    const change = yield* nextChange(changes, failures);
    const leaving = change !== null && (yield* pause(changes, change));
    failures = (yield* keep(changes, leaving)) ? 0 : failures + 1;
  }
}

/** The next change; null when a failed save is due for a retry. */
function* nextChange(changes: Mudancas, failures: number): Flow<Mudanca | null> {
  if (failures === 0) return yield* takeFrom(changes);
  const { change } = yield* race({
    change: takeFrom(changes),
    online: untilOnline(),
    later: delay(Math.min(DE_NOVO_MS * 2 ** (failures - 1), DE_NOVO_MAXIMO_MS)),
  });
  return change ?? null;
}

/** Waits for the debounce, or ends at once on continuing or leaving; true when the page is being left. */
function* pause(changes: Mudancas, first: Mudanca): Flow<boolean> {
  let change = first;
  let typed = typedIn(change, null);
  while (change.type !== 'PassageirosEnviados' && change.type !== 'PaginaDeixada') {
    const { next } = yield* race({ next: takeFrom(changes), quiet: delay(PAUSA_RASCUNHO_MS) });
    if (!next) break;
    change = next;
    typed = typedIn(change, typed);
  }
  if (typed) yield* put(dadosTyped(typed));
  return change.type === 'PaginaDeixada';
}

/** The form's latest values; null when the store has them, or newer ones. */
function typedIn(change: Mudanca, before: DadosPassageiros | null): DadosPassageiros | null {
  if (change.type === 'PassageirosEditados') return change.payload.dados;
  return change.type.endsWith('PassageiroComprador') || change.type === 'PassageirosDigitados' ? null : before;
}

/** Returns false when the save must be retried. */
function* keep(changes: Mudancas, leaving: boolean): Flow<boolean> {
  const { reserva, pedidoId } = yield* select(selectCompra);
  const dados = yield* rascunhoDaqui();
  const known = yield* select(selectRascunho);
  if (!reserva || pedidoId !== null || !dados) return true;
  if (known.phase === 'fechado' && known.reservaId === reserva.id) return true;
  const { versao, base } = 'base' in known && known.reservaId === reserva.id ? known : { versao: 0, base: {} };
  if (sameRascunho(base, dados)) return true;
  const sent = send(reserva.id, { versao, dados }, leaving);
  if (leaving) return yield* answer(changes, reserva.id, dados, yield* sent);
  const { result } = yield* race({ result: sent, left: takeEvent('PaginaDeixada') });
  if (result) return yield* answer(changes, reserva.id, dados, result);
  // The first save may have arrived: saving again under the next version is valid in either case.
  return yield* kept(reserva.id, { versao: versao + 1, dados: base });
}

const send = (reservaId: string, body: NovoRascunho, keepalive: boolean) =>
  request<VersaoRascunho>({ method: 'PUT', path: pathOfRascunho(reservaId), body, keepalive });

function* kept(reservaId: string, { versao, dados: base }: NovoRascunho): Flow<true> {
  // The hold may have changed or ended while the request was pending.
  const { reserva } = yield* select(selectCompra);
  if (reserva?.id === reservaId) yield* put(rascunhoKept({ reservaId, versao, base }));
  return true;
}

function* answer(
  changes: Mudancas,
  reservaId: string,
  dados: DadosRascunho,
  result: HttpResult<VersaoRascunho>,
): Flow<boolean> {
  if (!result.ok) return yield* answerRefusal(changes, reservaId, result.failure);
  return yield* kept(reservaId, { versao: result.value.versao, dados });
}

function* answerRefusal(changes: Mudancas, reservaId: string, failure: HttpFailure): Flow<boolean> {
  const isInterrupted = failure.kind === 'identity' && (yield* select(selectInterrompida)) !== null;
  // A server of the version before knows nothing of a new field: the next one asked may.
  const isUnknown = failure.kind === 'refused' && failure.status === 400;
  if (failure.kind === 'transient' || isInterrupted || isUnknown) {
    yield* put(rascunhoDelayed());
    return false;
  }
  // Ended session, ended hold, or an order that contains the data: nothing left to save.
  if (failure.kind === 'identity' || !hasCodigo(failure, 'RASCUNHO_MUDOU')) {
    yield* put(rascunhoClosed(reservaId));
    return true;
  }
  const theirs = yield* request<Rascunho | null>({ method: 'GET', path: pathOfRascunho(reservaId) });
  if (!theirs.ok || theirs.value === null) return false;
  // Merges after including buffered keystrokes, so that none is lost.
  const typed = (yield* takeAll(changes)).reduce<DadosPassageiros | null>((before, one) => typedIn(one, before), null);
  if (typed) yield* put(dadosTyped(typed));
  yield* joinRascunho(reservaId, theirs.value);
  return false;
}
