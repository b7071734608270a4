import type { Reenvio } from '../../domain/wire/agencia/pedidosAgencia';
import { stale } from '../../store/api/stale';
import { attemptKeys } from '../kernel/attempt';
import { type Flow, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * "Reenviar por e-mail": resends the tickets to the same address; a repeat after a lost answer sends no further copy.
 */
export function* reenviarBilhetes(): Flow {
  const keys = attemptKeys('applied');
  while (true) {
    const { payload } = yield* takeEvent('BilhetesReenviados');
    const path = `/Agencia/Pedidos/${payload.pedidoId}/Reenvio`;
    yield* submit(
      'reenvioBilhetes',
      { method: 'POST', path },
      {
        keys,
        invalidates: stale('Pedidos'),
        toasts: true,
        feito: ({ para }: Reenvio) => `Bilhetes enviados para ${para}.`,
      },
    );
  }
}
