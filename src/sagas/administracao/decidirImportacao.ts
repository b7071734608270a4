import { rotas } from '../../domain/base/rotas';
import { stale } from '../../store/api/stale';
import { call, type Flow, ports, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/** "Publicar" and "Descartar" on a preview. The server writes a file in the background; the page follows its state. */
export function* decidirImportacao(): Flow {
  while (true) {
    const { type, payload } = yield* takeEvent('ImportacaoAprovada', 'ImportacaoDescartada');
    const path = `/Administracao/Catalogo/Importacoes/${payload.id}`;
    const reloads = stale('Administracao');
    if (type === 'ImportacaoAprovada') {
      yield* submit('catalogo', { method: 'POST', path: `${path}/Aplicacao` }, { acao: 'aplicar', reloads });
      continue;
    }
    const gone = yield* submit('catalogo', { method: 'DELETE', path }, { acao: 'descartar', reloads });
    const { navigation } = yield* ports();
    if (gone.ok) yield* call(navigation.go, rotas.administracaoCatalogo.path);
  }
}
