import { isReservaVencida } from '../../../domain/compra/falhas';
import { rotas } from '../../../domain/base/rotas';
import type { Reserva } from '../../../domain/wire/compra/reservas';
import { selectCompra } from '../../../store/compra/compra';
import { compraForgotten, prorrogacaoAsked, prorrogacaoFailed, reservaTimed } from '../../../store/compra/compraSlice';
import { call, type Flow, ports, put, select } from '../../kernel/effects';
import { expireReserva } from '../etapaCompra';
import { irAoBilhete } from '../irAoBilhete';
import { requestTimed } from '../../kernel/requestTimed';
import { askReserva, loadOutras } from './reservaNoServidor';

/** After the page was hidden or suspended: reloads the state of the hold and of other tabs' holds. */
export function* syncReserva(): Flow {
  yield* loadOutras();
  if ((yield* lookAtReserva()) === 'over') yield* expireReserva();
}

/** The local timer expired: asks the server, since another tab may have extended the hold. */
export function* endReserva(): Flow {
  const found = yield* lookAtReserva();
  if (found === 'over' || found === 'unknown') yield* expireReserva();
}

function* lookAtReserva(): Flow<'live' | 'over' | 'bought' | 'unknown'> {
  const { reserva } = yield* select(selectCompra);
  if (!reserva) return 'unknown';
  const { result, fim } = yield* askReserva(reserva.id);
  if (!result.ok) return result.failure.kind === 'refused' ? 'over' : 'unknown';
  if (result.value.situacao === 'ativa') {
    yield* put(reservaTimed({ reserva: result.value, fim }));
    return 'live';
  }
  if (result.value.situacao !== 'confirmada') return 'over';
  yield* leaveBought();
  return 'bought';
}

/**
 * The hold is paid for: by this tab's own order, whose payment may still wait for its answer, or by another tab. Leads to
 * the ticket, or to all trips where the order is not known here.
 */
function* leaveBought(): Flow {
  const { navigation } = yield* ports();
  const { pedidoId } = yield* select(selectCompra);
  if (pedidoId !== null) return yield* irAoBilhete(pedidoId);
  yield* put(compraForgotten());
  yield* call(navigation.replace, rotas.minhasViagens.path);
}

/** Extends the hold by five minutes. Without an answer it may be repeated: the server extends once. */
export function* extendReserva(): Flow {
  const { random } = yield* ports();
  const { reserva, prorrogacao } = yield* select(selectCompra);
  if (!reserva || prorrogacao === 'pedindo') return;
  yield* put(prorrogacaoAsked());
  const { result, fim } = yield* requestTimed<Reserva>({
    method: 'POST',
    path: `/Reservas/${reserva.id}/Prorrogacao`,
    idempotencyKey: yield* call(random.uuid),
  });
  if (result.ok) return yield* put(reservaTimed({ reserva: result.value, fim }));
  if (result.failure.kind !== 'refused') return yield* put(prorrogacaoFailed({ retry: true }));
  if (isReservaVencida(result.failure)) return yield* expireReserva();
  // Already extended, or being paid: corrects the timer and removes the offer.
  yield* put(prorrogacaoFailed({ retry: false }));
  yield* syncReserva();
}
