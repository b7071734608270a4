import { toAjudaLink } from '../domain/ajudaLinks';
import { rotas } from '../domain/rotas';
import { call, delay, type Flow, ports, race, takeEvent } from './effects';

/** A browser bears few changes of the address a second. */
const SETTLE_MS = 400;

/**
 * What is looked for in the help stands in the address, so that going back from an article finds it again. Written when
 * the typing rests or an article is chosen, and only while the help is on screen.
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
