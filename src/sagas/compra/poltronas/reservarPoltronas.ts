import type { Tentativa } from '../../../domain/base/tentativa';
import type { TrechoCompra } from '../../../domain/compra/compra';
import { avisoPoltronasPerdidas, sameTrechos, toNovaReserva } from '../../../domain/compra/escolhaPoltronas';
import { mantidaDe } from '../../../domain/compra/fases/fase';
import { hasCodigo, mensagemDaRecusa, refusalText } from '../../../domain/base/falhas';
import type { Reserva } from '../../../domain/wire/compra/reservas';
import type { HttpFailure } from '../../../services/ports';
import {
  compraCleared,
  reservaGone,
  reservaMade,
  reservaReleased,
  reservaTried,
  reservaUnanswered,
  selectEscolha,
  selectFase,
} from '../../../store/compra/compraSlice';
import { avisoDaFalha } from '../avisoDaFalha';
import { attemptFor } from '../../kernel/attempt';
import { type Flow, put, select } from '../../kernel/effects';
import { tellPrecoMudado } from '../precoDaReserva';
import { request } from '../../kernel/request';
import { requestTimed, type Timed } from '../../kernel/requestTimed';
import { refreshMap } from './refreshMap';
import { askReserva, loadOutras } from './reservaNoServidor';
import { presumeCompradorViaja } from '../presumeCompradorViaja';
import { retomarRascunho } from '../rascunho/retomarRascunho';

/** Holds the chosen seats, all or none; true when held. The reason of a failure is in the store. */
export function* holdPoltronas(): Flow<boolean> {
  const { trechos, fase } = yield* select(selectEscolha);
  const mantida = mantidaDe(fase);
  if (mantida && sameTrechos(mantida.trechos, trechos)) return true;
  if (mantida) yield* releaseReserva(mantida.reserva);
  const before = fase.phase === 'choosing' ? fase.tentativa : null;
  const tentativa = yield* attemptFor(before, toNovaReserva(trechos));
  yield* put(reservaTried({ tentativa, restoring: false }));
  const { result, fim } = yield* postReserva(tentativa);
  if (!result.ok) return yield* answerRefusal(result.failure);
  if (tentativa === before) return yield* lookAgain(result.value, trechos);
  yield* presumeCompradorViaja();
  yield* put(reservaMade({ reserva: result.value, trechos, fim }));
  yield* tellPrecoMudado(result.value, trechos);
  return true;
}

/** After a reload: the key in the address returns the same hold. An expired hold keeps the chosen seats. */
export function* resumeReserva(chave: string, trechos: TrechoCompra[]): Flow {
  const tentativa = { chave, corpo: JSON.stringify(toNovaReserva(trechos)) };
  yield* put(reservaTried({ tentativa, restoring: true }));
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
  yield* put(
    isLive ? reservaMade({ reserva: result.value, trechos, fim }) : reservaGone({ perdidas: [], aviso: null }),
  );
  return isLive;
}

/** Releases the current hold before holding other seats; they appear occupied until the new hold exists. */
function* releaseReserva({ id }: Reserva): Flow {
  yield* put(reservaReleased());
  yield* returnReserva(id);
}

/** Releases a hold; after a failure it expires by itself. */
export function* returnReserva(id: string): Flow {
  yield* request({ method: 'DELETE', path: `/Reservas/${id}` });
  yield* refreshMap();
}

/** Gives up the purchase and releases its seats at once, including a hold whose response was lost. */
export function* giveUpCompra(): Flow {
  const fase = yield* select(selectFase);
  yield* put(compraCleared());
  if (fase.phase === 'ordered') return;
  const inDoubt = fase.phase === 'choosing' || fase.phase === 'holding' ? fase.tentativa : null;
  const held = mantidaDe(fase)?.reserva ?? (inDoubt && (yield* answeredHold(inDoubt)));
  if (held) yield* returnReserva(held.id);
}

function* answeredHold(tentativa: Tentativa): Flow<Reserva | null> {
  const { result } = yield* postReserva(tentativa);
  return result.ok ? result.value : null;
}

function postReserva({ chave, corpo }: Tentativa): Flow<Timed<Reserva>> {
  const body: unknown = JSON.parse(corpo);
  return requestTimed<Reserva>({ method: 'POST', path: '/Reservas', body, idempotencyKey: chave });
}

function* answerRefusal(failure: HttpFailure): Flow<false> {
  if (failure.kind !== 'refused') {
    yield* put(reservaUnanswered(avisoDaFalha(failure)));
    return false;
  }
  if (hasCodigo(failure, 'POLTRONA_OCUPADA')) return yield* answerTaken(failure);
  const isTeto = hasCodigo(failure, 'LIMITE_DE_RESERVAS', 'LIMITE_NA_VIAGEM');
  yield* put(
    reservaGone({ perdidas: [], aviso: { tipo: isTeto ? 'teto' : 'recusa', mensagem: refusalText(failure) } }),
  );
  return false;
}

/** Seats of an own other hold stay chosen: nobody else has them, and they are free once that hold is released. */
function* answerTaken({ poltronas = [], erros }: Extract<HttpFailure, { kind: 'refused' }>): Flow<false> {
  const perdidas = poltronas.filter(({ propria }) => !propria);
  const proprias = erros.filter(({ codigo }) => codigo === 'POLTRONA_JA_RESERVADA');
  const recusa = mensagemDaRecusa({ erros: proprias.length > 0 ? proprias : erros });
  const mensagem = perdidas.length > 0 ? avisoPoltronasPerdidas(perdidas) : recusa;
  yield* put(reservaGone({ perdidas, aviso: { tipo: 'perdidas', mensagem } }));
  if (proprias.length > 0) yield* loadOutras();
  yield* refreshMap();
  return false;
}
