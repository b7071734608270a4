import { baseApi } from '../store/api/baseApi';
import { type Flow, put, takeEvent } from './effects';

/** What one person read, the next one must not see: the end of a session empties the cache of reads. */
export function* forgetReads(): Flow {
  while (true) {
    const { type } = yield* takeEvent('SessaoEncerrada', 'SessaoIniciada');
    if (type === 'SessaoEncerrada') yield* put(baseApi.util.resetApiState());
    else yield* put(baseApi.util.invalidateTags(['Pedidos', 'Bilhetes', 'Conta']));
  }
}
