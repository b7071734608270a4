import { download } from '../kernel/download';
import { type Flow, takeEvent } from '../kernel/effects';
import { t } from '../../words/t';

/** "Baixar recibo": saves the receipt of payments and refunds. */
export function* baixarRecibo(): Flow {
  while (true) {
    const { pedidoId, localizador } = (yield* takeEvent('ReciboPedido')).payload;
    yield* download('recibo', `/Pedidos/${pedidoId}/Recibo`, `itape-recibo-${localizador}.pdf`, {
      words: () => t('Não foi possível baixar o recibo. Tente novamente.'),
    });
  }
}
