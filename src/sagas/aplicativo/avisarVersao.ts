import { isAmidPurchase } from '../../domain/compra/emCompra';
import { versaoNovaAnswered, versaoNovaSeen } from '../../store/aplicativo/versao';
import { call, type Flow, ports, put, takeEvent } from '../kernel/effects';

/**
 * Offers a newer version of the app; the person decides when to load it. It is never loaded during a hold or payment,
 * even if the offer was still on screen when they went there.
 */
export function* avisarVersao(): Flow {
  const { navigation, version } = yield* ports();
  while (true) {
    const { type } = yield* takeEvent('VersaoNovaVista', 'AtualizacaoPedida', 'AtualizacaoAdiada');
    if (type === 'AtualizacaoPedida' && !isAmidPurchase(navigation.current())) yield* call(version.reload);
    yield* put(type === 'VersaoNovaVista' ? versaoNovaSeen() : versaoNovaAnswered());
  }
}
