import { toPainelLink } from '../domain/painel';
import { call, type Flow, ports, takeEvent } from './effects';

/** Who has no link to their departure looks it up on the board of its day, which has an address of its own. */
export function* consultarPainel(): Flow {
  const { navigation } = yield* ports();
  while (true) {
    const { payload } = yield* takeEvent('PainelConsultado');
    yield* call(navigation.go, toPainelLink(payload.consulta));
  }
}
