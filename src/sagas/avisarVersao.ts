import { isAmidPurchase } from '../domain/emCompra';
import { versaoNovaReached } from '../store/versao';
import { call, type Flow, ports, put, takeEvent } from './effects';

/**
 * The server has a newer version: the person is told, and decides when to load it. It is never loaded while seats are
 * in hand or money is under way, even if the question was still on screen when they went there.
 */
export function* avisarVersao(): Flow {
  const { navigation, version } = yield* ports();
  while (true) {
    const { type } = yield* takeEvent('VersaoNovaVista', 'AtualizacaoPedida', 'AtualizacaoAdiada');
    if (type === 'AtualizacaoPedida' && !isAmidPurchase(navigation.current())) yield* call(version.reload);
    yield* put(versaoNovaReached(type === 'VersaoNovaVista'));
  }
}
