import { formatRecentes, parseRecentes, withRecente } from '../../domain/viagens/buscasRecentes';
import { recentesForgotten, recentesRead } from '../../store/viagens/busca';
import { call, type Flow, ports, put, takeEvent } from '../kernel/effects';

const NAMES = ['AppIniciado', 'BuscaEnviada', 'RotaVisitada', 'LimparDadosDePesquisa', 'SessaoEncerrada'] as const;

/**
 * Recent searches of this device. They are removed on demand and at the end of a session, so that the next user of a
 * shared device sees none. A search is shown among them once its results are visited: home, which it leaves, would fetch
 * the code that shows it.
 */
export function* lembrarBuscas(): Flow {
  const { storage } = yield* ports();
  while (true) {
    const event = yield* takeEvent(...NAMES);
    switch (event.type) {
      case 'BuscaEnviada':
        yield* call(
          storage.buscasRecentes.write,
          formatRecentes(withRecente(parseRecentes(storage.buscasRecentes.read()), event.payload.busca)),
        );
        break;
      case 'AppIniciado':
      case 'RotaVisitada':
        yield* put(recentesRead(parseRecentes(storage.buscasRecentes.read())));
        break;
      default:
        yield* call(storage.buscasRecentes.remove);
        yield* put(recentesForgotten());
    }
  }
}
