import { type Flow, takeEvent } from '../kernel/effects';
import { request } from '../kernel/request';

/** Maximum prefetched tickets per list, enough for the next trips. */
const MAXIMO = 12;

/**
 * Prefetches each ticket of the listed trips once, so that it is available offline. A failed ticket is fetched when
 * opened.
 */
export function* guardarBilhetes(): Flow {
  const read = new Set<string>();
  while (true) {
    const { payload } = yield* takeEvent('ViagensListadas');
    for (const id of payload.bilheteIds.filter((one) => !read.has(one)).slice(0, MAXIMO)) {
      const { ok } = yield* request({ method: 'GET', path: `/Bilhetes/${id}` });
      if (ok) read.add(id);
    }
  }
}
