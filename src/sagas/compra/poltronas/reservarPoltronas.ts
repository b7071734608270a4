import { avisoPoltronasPerdidas, sameTrechos, toNovaReserva, type TrechoCompra } from '../../../domain/compra/compra';
import { hasCodigo, mensagemDaRecusa } from '../../../domain/compra/falhas';
import type { Reserva } from '../../../domain/wire/compra/reservas';
import type { HttpFailure } from '../../../services/ports';
import { baseApi } from '../../../store/api/baseApi';
import {
  avisoRaised,
  compraCleared,
  envioStarted,
  reservaGone,
  reservaMade,
  reservaTried,
  selectCompra,
  type Tentativa,
} from '../../../store/compra/compra';
import { avisoSemResposta } from '../avisoSemResposta';
import { call, type Flow, ports, put, select } from '../../kernel/effects';
import { tellPrecoMudado } from '../precoDaReserva';
import { request } from '../../kernel/request';
import { requestTimed, type Timed } from '../../kernel/requestTimed';
import { askReserva } from './reservaNoServidor';
import { retomarRascunho } from '../rascunho/retomarRascunho';

/** Idempotency key by body: a retry of an attempt that may have arrived takes no seat twice. */
export function* attemptFor(previous: Tentativa | null, body: unknown): Flow<Tentativa> {
  const { random } = yield* ports();
  const corpo = JSON.stringify(body);
  return previous?.corpo === corpo ? previous : { chave: yield* call(random.uuid), corpo };
}

/** Holds the chosen seats, all or none; true when held. The reason of a failure is in the store. */
export function* holdPoltronas(): Flow<boolean> {
  const { trechos, reserva, reservados } = yield* select(selectCompra);
  if (reserva && sameTrechos(reservados, trechos)) return true;
  if (reserva) yield* releaseReserva();
  yield* put(envioStarted('reservando'));
  const { tentativaReserva } = yield* select(selectCompra);
  const tentativa = yield* attemptFor(tentativaReserva, toNovaReserva(trechos));
  yield* put(reservaTried(tentativa));
  const { result, fim } = yield* postReserva(tentativa);
  if (!result.ok) return yield* answerRefusal(result.failure);
  if (tentativa === tentativaReserva) return yield* lookAgain(result.value, trechos);
  yield* put(reservaMade({ reserva: result.value, trechos, fim }));
  yield* tellPrecoMudado(result.value, trechos);
  return true;
}

/** After a reload: the key in the address returns the same hold. An expired hold keeps the chosen seats. */
export function* resumeReserva(chave: string, trechos: TrechoCompra[]): Flow {
  yield* put(envioStarted('retomando'));
  const tentativa = { chave, corpo: JSON.stringify(toNovaReserva(trechos)) };
  yield* put(reservaTried(tentativa));
  const { result } = yield* postReserva(tentativa);
  if (result.ok) yield* lookAgain(result.value, trechos);
  else yield* answerRefusal(result.failure);
}

/** A replayed response has the age of the first one, so the remaining time is requested anew. */
function* lookAgain({ id }: Reserva, trechos: TrechoCompra[]): Flow<boolean> {
  const { result, fim } = yield* askReserva(id);
  if (!result.ok) return yield* answerRefusal(result.failure);
  const isLive = result.value.situacao === 'ativa';
  if (isLive) yield* retomarRascunho(id);
  yield* put(isLive ? reservaMade({ reserva: result.value, trechos, fim }) : reservaGone([]));
  return isLive;
}

/** Releases the current hold before holding other seats. */
function* releaseReserva(): Flow {
  const { reserva } = yield* select(selectCompra);
  if (!reserva) return;
  yield* put(reservaGone([]));
  // The released seats appear occupied until the new hold exists.
  yield* put(envioStarted('reservando'));
  yield* returnReserva(reserva.id);
}

/** Releases a hold; after a failure it expires by itself. */
export function* returnReserva(id: string): Flow {
  yield* request({ method: 'DELETE', path: `/Reservas/${id}` });
  yield* refreshMap();
}

/** Gives up the purchase and releases its seats at once, including a hold whose response was lost. */
export function* giveUpCompra(): Flow {
  const { tentativaReserva, reserva, pedidoId } = yield* select(selectCompra);
  yield* put(compraCleared());
  if (pedidoId !== null) return;
  const held = reserva ?? (tentativaReserva && (yield* answeredHold(tentativaReserva)));
  if (held) yield* returnReserva(held.id);
}

function* answeredHold(tentativa: Tentativa): Flow<Reserva | null> {
  const { result } = yield* postReserva(tentativa);
  return result.ok ? result.value : null;
}

export function* refreshMap(): Flow {
  yield* put(baseApi.util.invalidateTags(['Poltronas', 'Viagens']));
}

function postReserva({ chave, corpo }: Tentativa): Flow<Timed<Reserva>> {
  const body: unknown = JSON.parse(corpo);
  return requestTimed<Reserva>({ method: 'POST', path: '/Reservas', body, idempotencyKey: chave });
}

function* answerRefusal(failure: HttpFailure): Flow<false> {
  if (failure.kind !== 'refused') {
    yield* put(avisoRaised(avisoSemResposta(failure)));
    return false;
  }
  if (!hasCodigo(failure, 'POLTRONA_OCUPADA')) {
    yield* put(reservaGone([]));
    yield* put(avisoRaised({ tipo: 'recusa', mensagem: mensagemDaRecusa(failure) }));
    return false;
  }
  const lost = failure.poltronas ?? [];
  yield* put(reservaGone(lost));
  const mensagem = lost.length > 0 ? avisoPoltronasPerdidas(lost) : mensagemDaRecusa(failure);
  yield* put(avisoRaised({ tipo: 'perdidas', mensagem }));
  yield* refreshMap();
  return false;
}
