import { withoutReserva } from '../../domain/compra/linkDaCompra';
import { isEmCompra, rotas } from '../../domain/base/rotas';
import { toastShown } from '../../store/aplicativo/interface';
import { contaCleared } from '../../store/conta/conta';
import { call, emit, type Flow, ports, put } from '../kernel/effects';
import { msg } from '../../words/t';

const OUTRA_CONTA_NA_COMPRA = msg(
  'Você entrou com outra conta. A reserva e os dados digitados eram da anterior: escolha as poltronas de novo.',
);
const OUTRA_CONTA_NO_PAGAMENTO = msg('Você entrou com outra conta. O pedido continua na conta em que foi feito.');

/** Another account signs in where one is, or was interrupted: every workflow drops what it knows, as after a sign-out. */
export function* forgetAnterior(): Flow {
  yield* put(contaCleared());
  yield* emit('SessaoEncerrada', { motivo: 'expirada' });
}

/**
 * An open purchase begins anew for another account: the trip stays, without the hold, the order and the passengers,
 * whose seats belong to the previous account until they are paid or expire.
 */
export function* beginCompraAnew(): Flow {
  const { navigation } = yield* ports();
  const aqui = navigation.current();
  if (!isEmCompra(aqui)) return;
  const anew = withoutReserva(aqui);
  yield* call(navigation.replace, anew ?? rotas.home.path);
  yield* put(toastShown({ tone: 'warning', texto: anew ? OUTRA_CONTA_NA_COMPRA : OUTRA_CONTA_NO_PAGAMENTO }));
  if (anew) yield* emit('CompraAberta');
}
