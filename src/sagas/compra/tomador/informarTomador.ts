import { tomadorChosen } from '../../../store/compra/tomador';
import { type Flow, put, takeEvent } from '../../kernel/effects';

/** The company that a purchase is invoiced to was named, or taken out; the order is made with it. */
export function* informarTomador(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('TomadorInformado');
    yield* put(tomadorChosen(payload.tomador));
  }
}
