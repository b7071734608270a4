import { formatTrajetos, parseTrajetos } from '../../domain/bilhetes/saida/trajetos';
import { selectTrajetos, trajetoChosen, trajetosForgotten, trajetosRead } from '../../store/bilhetes/trajetos';
import { call, type Flow, ports, put, select, takeEvent } from '../kernel/effects';

/** How long it takes to each terminal, chosen once and kept on this device alone, until the end of the session. */
export function* lembrarTrajetos(): Flow {
  const { storage } = yield* ports();
  yield* put(trajetosRead(parseTrajetos(storage.trajetos.read())));
  while (true) {
    const event = yield* takeEvent('TrajetoEscolhido', 'SessaoEncerrada');
    if (event.type === 'TrajetoEscolhido') {
      yield* put(trajetoChosen(event.payload));
      yield* call(storage.trajetos.write, formatTrajetos(yield* select(selectTrajetos)));
    } else {
      yield* call(storage.trajetos.remove);
      yield* put(trajetosForgotten());
    }
  }
}
