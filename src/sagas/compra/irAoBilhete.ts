import { rotas } from '../../domain/base/rotas';
import { baseApi } from '../../store/api/baseApi';
import { compraForgotten } from '../../store/compra/compraSlice';
import { selectInterrompida, selectSignedIn } from '../../store/sessao/sessao';
import { call, type Flow, ports, put, select, waitUntil } from '../kernel/effects';

/**
 * Ends the purchase at its ticket: clears typed data and reloads reads. An interrupted purchase waits for the sign-in
 * first (ADR 70), since the guard leads an anonymous visitor from the ticket to home.
 */
export function* irAoBilhete(pedidoId: string): Flow {
  const { navigation } = yield* ports();
  if (yield* select(selectInterrompida)) yield* waitUntil(selectSignedIn);
  yield* put(compraForgotten());
  yield* put(baseApi.util.invalidateTags(['Pedidos', 'Bilhetes', 'Poltronas', 'Viagens']));
  yield* call(navigation.replace, `${rotas.minhasViagens.path}?pedido=${pedidoId}&etapa=bilhete`);
}
