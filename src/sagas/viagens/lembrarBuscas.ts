import { formatRecentes, parseRecentes } from '../../domain/viagens/buscasRecentes';
import { buscaRemembered, recentesForgotten, recentesRead, selectRecentes } from '../../store/viagens/busca';
import { call, type Flow, ports, put, select, takeEvent } from '../kernel/effects';

/**
 * Recent searches of this device. They are removed on demand and at the end of a session, so that the next user of a
 * shared device sees none.
 */
export function* lembrarBuscas(): Flow {
  const { storage } = yield* ports();
  while (true) {
    const event = yield* takeEvent('AppIniciado', 'BuscaEnviada', 'LimparDadosDePesquisa', 'SessaoEncerrada');
    switch (event.type) {
      case 'AppIniciado':
        yield* put(recentesRead(parseRecentes(storage.buscasRecentes.read())));
        break;
      case 'BuscaEnviada':
        yield* put(buscaRemembered(event.payload.busca));
        yield* call(storage.buscasRecentes.write, formatRecentes(yield* select(selectRecentes)));
        break;
      default:
        yield* call(storage.buscasRecentes.remove);
        yield* put(recentesForgotten());
    }
  }
}
