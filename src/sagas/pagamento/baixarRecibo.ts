import { toastShown } from '../../store/aplicativo/interface';
import { call, type Flow, ports, put, takeEvent } from '../kernel/effects';

/** "Baixar recibo": saves the receipt of payments and refunds. */
export function* baixarRecibo(): Flow {
  const { files } = yield* ports();
  while (true) {
    const { payload } = yield* takeEvent('ReciboPedido');
    const nome = `itape-recibo-${payload.localizador}.pdf`;
    const result = yield* call(files.save, `/Pedidos/${payload.pedidoId}/Recibo`, nome);
    if (result.ok) continue;
    yield* put(toastShown({ tone: 'danger', texto: 'Não foi possível baixar o recibo. Tente novamente.' }));
  }
}
