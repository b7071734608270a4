import { toPainelLink } from '../../domain/viagens/painel';
import { call, type Flow, ports, takeEvent } from '../kernel/effects';

/** Looks up a departure on the board of its day, which has its own address. */
export function* consultarPainel(): Flow {
  const { navigation } = yield* ports();
  while (true) {
    const { payload } = yield* takeEvent('PainelConsultado');
    yield* call(navigation.go, toPainelLink(payload.consulta));
  }
}
