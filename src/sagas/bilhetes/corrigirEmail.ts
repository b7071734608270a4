import { stale } from '../../store/api/stale';
import { type Flow, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';
import { t } from '../../words/t';

/** The tickets did not reach the buyer's address: another one is given, and they are sent there. */
export function* corrigirEmail(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('EmailDoPedidoCorrigido');
    const path = `/Pedidos/${encodeURIComponent(payload.pedidoId)}/Email`;
    yield* submit(
      'emailDoPedido',
      { method: 'PUT', path, body: { email: payload.email.trim() } },
      { invalidates: stale('Pedidos'), feito: t('Enviamos os bilhetes para o novo e-mail.') },
    );
  }
}
