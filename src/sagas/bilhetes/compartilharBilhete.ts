import { rotas } from '../../domain/base/rotas';
import { toastShown } from '../../store/aplicativo/interface';
import { call, type Flow, ports, put, takeEvent } from '../kernel/effects';
import { t } from '../../words/t';

/** Shares a trip: places, time, seat, and a link that only the owner can open. The boarding code is not included. */
export function* compartilharBilhete(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('BilheteCompartilhado');
    const { share } = yield* ports();
    const path = `${rotas.minhasViagens.path}?pedido=${payload.pedidoId}`;
    const outcome = yield* call(share.share, payload.texto, path);
    if (outcome === 'copied') yield* put(toastShown({ tone: 'success', texto: t('Texto e link copiados.') }));
    if (outcome === 'failed')
      yield* put(
        toastShown({ tone: 'danger', texto: t('Este navegador não deixa compartilhar. Copie o endereço da página.') }),
      );
  }
}
