import { rotas } from '../../domain/base/rotas';
import { baseApi } from '../../store/api/baseApi';
import { compraForgotten } from '../../store/compra/compraSlice';
import { call, type Flow, ports, put } from '../kernel/effects';

/** Ends the purchase at its ticket: clears typed data and reloads reads. */
export function* irAoBilhete(pedidoId: string): Flow {
  const { navigation } = yield* ports();
  yield* put(compraForgotten());
  yield* put(baseApi.util.invalidateTags(['Pedidos', 'Bilhetes', 'Poltronas', 'Viagens']));
  yield* call(navigation.replace, `${rotas.minhasViagens.path}?pedido=${pedidoId}&etapa=bilhete`);
}
