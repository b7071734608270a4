import { refusalText } from '../../domain/base/falhas';
import { leituraPix, PIX_FORA_DO_AR } from '../../domain/pagamento/esperaPix';
import type { CobrancaPix, Pedido } from '../../domain/wire/compra/pedidos';
import type { HttpFailure } from '../../services/ports';
import { selectPedidoLido } from '../../store/api/pedidos';
import { cobrancaLoaded, pixRuledOut, pixUnanswered } from '../../store/pagamento/pix';
import { translated } from '../../words/t';
import { call, type Flow, ports, put, select } from '../kernel/effects';
import { requestTimed } from '../kernel/requestTimed';

/** Age up to which the answer that made an order spares another read of it. */
const RECENTE_MS = 10_000;

/** An order that was made a moment ago, and waits for its charge. Where it does not any more, the server refuses the charge. */
export function* justMade(pedidoId: string): Flow<Pedido | null> {
  const { clock } = yield* ports();
  const feito = yield* select((state) => selectPedidoLido(state, pedidoId));
  if (!feito || clock.now().getTime() - feito.lidoEm > RECENTE_MS) return null;
  return leituraPix(feito.pedido.situacao) === 'waiting' ? feito.pedido : null;
}

/** Asks for a charge; where the server refuses it, `onRefused` says how the order is instead. */
export function* createCobranca(pedidoId: string, onRefused?: Flow<boolean>): Flow<boolean> {
  const { random } = yield* ports();
  const { result, fim } = yield* requestTimed<CobrancaPix>({
    method: 'POST',
    path: `/Pedidos/${pedidoId}/Pix`,
    idempotencyKey: yield* call(random.uuid),
  });
  if (!result.ok && result.failure.kind === 'refused' && onRefused) return yield* onRefused;
  if (!result.ok) return yield* failOpening(result.failure);
  yield* put(cobrancaLoaded({ cobranca: result.value, fim }));
  return true;
}

export function* failOpening(failure: HttpFailure): Flow<boolean> {
  yield* put(
    failure.kind === 'refused'
      ? pixRuledOut(refusalText(failure))
      : pixUnanswered(isServidor(failure) ? translated(PIX_FORA_DO_AR) : refusalText(failure)),
  );
  return false;
}

/** True when the server answered but could not create a charge. */
const isServidor = (failure: HttpFailure): boolean => failure.kind === 'transient' && failure.motivo === 'servidor';
