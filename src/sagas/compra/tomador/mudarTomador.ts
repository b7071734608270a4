import { stale } from '../../../store/api/stale';
import { type Flow, takeEvent } from '../../kernel/effects';
import { submit } from '../../kernel/submission';
import { t } from '../../../words/t';

/** The company of an order that is made already is named, changed or taken out, until its documents are issued. */
export function* mudarTomador(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('TomadorDoPedidoEnviado');
    const { pedidoId, tomador } = payload;
    yield* submit(
      'tomador',
      {
        method: 'PUT',
        path: `/Pedidos/${encodeURIComponent(pedidoId)}/Tomador`,
        body: tomador ? { tomador } : {},
      },
      // A refusal says that the order has gone on, so its page is read anew too.
      {
        reloads: stale('Pedidos'),
        feito: tomador ? t('A nota sairá em nome da empresa.') : t('A nota não leva mais o nome da empresa.'),
        toasts: tomador === null,
      },
    );
  }
}
