import { baseApi } from '../../store/api/baseApi';
import { type Flow, put, takeEvent } from './effects';

/** Empties the cache of reads when the session ends, so that the next person cannot see it. */
export function* forgetReads(): Flow {
  while (true) {
    const { type } = yield* takeEvent('SessaoEncerrada', 'SessaoIniciada');
    if (type === 'SessaoEncerrada') yield* put(baseApi.util.resetApiState());
    else yield* put(baseApi.util.invalidateTags(['Pedidos', 'Bilhetes', 'Conta', 'Passageiros', 'Balcao']));
  }
}
