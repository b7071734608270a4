import { mensagemDaRecusa } from '../domain/falhas';
import { rotas } from '../domain/rotas';
import type { Pedido } from '../domain/wire/pedidos';
import { baseApi } from '../store/api/baseApi';
import { avisoRaised, compraForgotten, envioStarted } from '../store/compra';
import { avisoSemResposta } from './avisoSemResposta';
import { call, type Flow, ports, put } from './effects';
import { expireReserva } from './etapaCompra';
import { fazerPedido } from './fazerPedido';
import { request } from './request';

/**
 * Concludes a free order without payment and opens its ticket. After a lost answer the same button retries: the server
 * concludes once.
 */
export function* concluirIsento(): Flow {
  const made = yield* fazerPedido();
  if (made === 'expired') return yield* expireReserva();
  if (made === 'refused') return;
  yield* put(envioStarted('pedindo'));
  const { random, navigation } = yield* ports();
  const result = yield* request<Pedido>({
    method: 'POST',
    path: `/Pedidos/${made.pedidoId}/Concluir`,
    idempotencyKey: yield* call(random.uuid),
  });
  if (!result.ok) {
    const { failure } = result;
    return yield* put(
      failure.kind === 'refused'
        ? avisoRaised({ tipo: 'recusa', mensagem: mensagemDaRecusa(failure) })
        : avisoRaised(avisoSemResposta(failure)),
    );
  }
  yield* put(compraForgotten());
  yield* put(baseApi.util.invalidateTags(['Pedidos', 'Bilhetes', 'Poltronas', 'Viagens']));
  yield* call(navigation.replace, `${rotas.minhasViagens.path}?pedido=${made.pedidoId}&etapa=bilhete`);
}
