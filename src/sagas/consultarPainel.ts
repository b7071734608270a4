import { toPainelLink } from '../domain/painel';
import { call, type Flow, ports, takeEvent } from './effects';

/** Looks up a departure on the board of its day, which has its own address. */
export function* consultarPainel(): Flow {
  const { navigation } = yield* ports();
  while (true) {
    const { payload } = yield* takeEvent('PainelConsultado');
    yield* call(navigation.go, toPainelLink(payload.consulta));
  }
}
