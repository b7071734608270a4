import { toAjudaLink } from '../../domain/empresa/ajudaLinks';
import { rotas } from '../../domain/base/rotas';
import { call, delay, type Flow, ports, race, takeEvent } from '../kernel/effects';

/** Debounce: browsers limit the rate of history changes. */
const SETTLE_MS = 400;

/**
 * Keeps the help's search text in the address, so that back from an article restores it. Written after the debounce or
 * when an article is chosen, and only while the help is on screen.
 */
export function* procurarAjuda(): Flow {
  const { navigation } = yield* ports();
  let { payload } = yield* takeEvent('AjudaProcurada');
  while (true) {
    const { next } = yield* race({
      next: takeEvent('AjudaProcurada'),
      rest: delay(SETTLE_MS),
      chosen: takeEvent('AjudaEscolhida'),
    });
    if (next) {
      payload = next.payload;
      continue;
    }
    const [path, query = ''] = (yield* call(navigation.current)).split('?');
    const atIndex = path === rotas.atendimentoAjuda.path && !/(^|&)(artigo|canal)=/.test(query);
    if (atIndex) yield* call(navigation.replace, toAjudaLink({ busca: payload.texto }));
    payload = (yield* takeEvent('AjudaProcurada')).payload;
  }
}
