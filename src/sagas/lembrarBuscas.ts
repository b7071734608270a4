import { formatRecentes, parseRecentes, withRecente } from '../domain/buscasRecentes';
import { recentesChanged, selectRecentes } from '../store/busca';
import { call, type Flow, ports, put, select, takeEvent } from './effects';

/**
 * The last searches of this device, for one press instead of four. They go when the person says so, and with a session's
 * end: who comes next to a shared device finds nothing.
 */
export function* lembrarBuscas(): Flow {
  const { storage } = yield* ports();
  while (true) {
    const event = yield* takeEvent('AppIniciado', 'BuscaEnviada', 'LimparDadosDePesquisa', 'SessaoEncerrada');
    switch (event.type) {
      case 'AppIniciado':
        yield* put(recentesChanged(parseRecentes(storage.buscasRecentes.read())));
        break;
      case 'BuscaEnviada': {
        const recentes = withRecente(yield* select(selectRecentes), event.payload.busca);
        yield* call(storage.buscasRecentes.write, formatRecentes(recentes));
        yield* put(recentesChanged(recentes));
        break;
      }
      default:
        yield* call(storage.buscasRecentes.remove);
        yield* put(recentesChanged([]));
    }
  }
}
