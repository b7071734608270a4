import { rotas } from '../../domain/base/rotas';
import type { BoletoDoPedido } from '../../domain/wire/pagamento/boleto';
import { stale } from '../../store/api/stale';
import { attemptKeys } from '../kernel/attempt';
import { call, type Flow, ports, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * "Gerar boleto": the order's boleto is registered, its seats are held until it is paid or runs out, and its page opens. A
 * refusal leaves the person at the choice of payment, with the reason.
 */
export function* pagarBoleto(): Flow {
  const keys = attemptKeys('answered');
  while (true) {
    const { payload } = yield* takeEvent('BoletoSolicitado');
    const made = yield* submit<'boleto', BoletoDoPedido>(
      'boleto',
      { method: 'POST', path: `/Pedidos/${payload.pedidoId}/Boleto` },
      { keys, invalidates: stale('Pedidos') },
    );
    if (!made.ok) continue;
    const { navigation } = yield* ports();
    yield* call(navigation.go, `${rotas.pagamentoBoleto.path}?pedido=${payload.pedidoId}`);
  }
}
