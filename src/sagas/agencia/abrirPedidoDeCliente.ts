import { rotas } from '../../domain/base/rotas';
import type { PedidoAberto } from '../../domain/wire/agencia/pedidosAgencia';
import { stale } from '../../store/api/stale';
import { call, type Flow, ports, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * "Abrir pedido": opens a customer's order to the operator by localizador and document, and shows its details over the
 * list. A mismatch is shown at the form; neither value is written to the address.
 */
export function* abrirPedidoDeCliente(): Flow {
  const { navigation } = yield* ports();
  while (true) {
    const { payload: body } = yield* takeEvent('PedidoDeClienteProcurado');
    const sent = yield* submit<'aberturaPedido', PedidoAberto>(
      'aberturaPedido',
      { method: 'POST', path: '/Agencia/Pedidos/Abertura', body },
      { invalidates: stale('Pedidos') },
    );
    if (sent.ok) yield* call(navigation.go, `${rotas.pedidos.path}?pedido=${sent.value.pedidoId}`);
  }
}
