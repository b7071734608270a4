import { ORIGEM_APP } from '../../domain/aplicativo/deepLink';
import { rotas } from '../../domain/base/rotas';
import { toastShown } from '../../store/aplicativo/interface';
import { call, emit, type Flow, ports, put, takeEvent } from '../kernel/effects';
import { t } from '../../words/t';

/**
 * "Imprimir": the browser prints the page. A web view cannot, so a ticket's file goes to the system's share sheet,
 * which offers printers; other pages must be opened in a browser.
 */
export function* imprimir(): Flow {
  const { native } = yield* ports();
  while (true) {
    const { payload } = yield* takeEvent('ImpressaoPedida');
    if (yield* call(native.print)) continue;
    if (payload.bilhete) yield* emit('BilhetePdfPedido', payload.bilhete);
    else
      yield* put(
        toastShown({
          tone: 'info',
          texto: t('Para imprimir, abra no navegador: {endereco}', {
            endereco: `${ORIGEM_APP}${rotas.termosDeUso.path}`,
          }),
        }),
      );
  }
}
