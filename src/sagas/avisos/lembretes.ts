import { textoDaFalha } from '../../domain/compra/falhas';
import type { Avisos } from '../../domain/wire/avisos/avisos';
import { baseApi } from '../../store/api/baseApi';
import { lembretesReached, recusaReached } from '../../store/avisos/avisos';
import { toastShown } from '../../store/aplicativo/interface';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { request } from '../kernel/request';

/** "Lembretes por e-mail" on the account page: applied at once, reverted after a failure. */
export function* escolherLembretes(): Flow {
  while (true) {
    const event = yield* takeEvent('LembretesEscolhidos', 'MinhaContaFechada', 'SessaoEncerrada');
    if (event.type === 'LembretesEscolhidos')
      yield* race({ sent: choose(event.payload.email), ended: takeEvent('SessaoEncerrada') });
    else yield* put(lembretesReached(null));
  }
}

function* choose(email: boolean): Flow {
  yield* put(lembretesReached({ email, sending: true }));
  const result = yield* request<Avisos>({ method: 'PUT', path: '/Avisos', body: { email } });
  if (!result.ok) {
    yield* put(lembretesReached(null));
    yield* put(toastShown({ tone: 'danger', texto: 'Não foi possível salvar a sua escolha. Tente novamente.' }));
    return;
  }
  yield* put(lembretesReached({ email: result.value.email, sending: false }));
  yield* put(baseApi.util.invalidateTags(['Avisos']));
}

/** The unsubscribe link of a reminder: its token identifies the recipient, so no sign-in is needed. */
export function* recusarLembretes(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('LembretesRecusados');
    yield* put(recusaReached({ phase: 'sending' }));
    const path = `/Avisos/Cancelamento/${encodeURIComponent(payload.codigo)}`;
    const body = { 'List-Unsubscribe': 'One-Click' };
    const result = yield* request<null>({ method: 'POST', path, body });
    if (result.ok) yield* put(recusaReached({ phase: 'done' }));
    else yield* put(recusaReached({ phase: 'refused', erro: textoDaFalha(result.failure) }));
  }
}
