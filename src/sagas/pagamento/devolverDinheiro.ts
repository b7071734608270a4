import { formatCentavos } from '../../domain/base/dinheiro';
import type { DevolucaoBalcao } from '../../domain/wire/agencia/balcao';
import { stale } from '../../store/api/stale';
import { attemptKeys } from '../kernel/attempt';
import { type Flow, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * "Devolver em dinheiro": pays a cash refund out of the operator's till once, even when pressed again after a lost
 * answer.
 */
export function* devolverDinheiro(): Flow {
  const keys = attemptKeys('answered');
  while (true) {
    const { payload } = yield* takeEvent('DinheiroDevolvido');
    const path = `/Agencia/Pedidos/${payload.pedidoId}/Devolucao`;
    yield* submit(
      'devolucaoDinheiro',
      { method: 'POST', path },
      {
        keys,
        reloads: stale('Pedidos'),
        toasts: true,
        feito: ({ devolvidoCentavos }: DevolucaoBalcao) => `${formatCentavos(devolvidoCentavos)} saíram do seu caixa.`,
      },
    );
  }
}
