import type { Avisos } from '../../domain/wire/avisos/avisos';
import { lembretesChosen, lembretesForgotten } from '../../store/avisos/avisos';
import { stale } from '../../store/api/stale';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';
import { t } from '../../words/t';

/** "Lembretes por e-mail" on the account page: applied at once, reverted after a failure. */
export function* escolherLembretes(): Flow {
  while (true) {
    const event = yield* takeEvent('LembretesEscolhidos', 'MinhaContaFechada', 'SessaoEncerrada');
    if (event.type === 'LembretesEscolhidos')
      yield* race({ sent: choose(event.payload.email), ended: takeEvent('SessaoEncerrada') });
    else yield* put(lembretesForgotten());
  }
}

function* choose(email: boolean): Flow {
  yield* put(lembretesChosen(email));
  const sent = yield* submit<'lembretes', Avisos>(
    'lembretes',
    { method: 'PUT', path: '/Avisos', body: { email } },
    {
      invalidates: stale('Avisos'),
      words: () => t('Não foi possível salvar a sua escolha. Tente novamente.'),
      toasts: true,
    },
  );
  if (sent.ok) yield* put(lembretesChosen(sent.value.email));
}

/** The unsubscribe link of a reminder: its token identifies the recipient, so no sign-in is needed. */
export function* recusarLembretes(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('LembretesRecusados');
    const path = `/Avisos/Cancelamento/${encodeURIComponent(payload.codigo)}`;
    yield* submit('recusaLembretes', { method: 'POST', path, body: { 'List-Unsubscribe': 'One-Click' } }, {});
  }
}
