import { toEndereco } from '../../domain/administracao/endereco';
import { call, type Flow, ports, takeEvent } from '../kernel/effects';

/** Filters and pages of a section live in its address, so back, reload and a copied link show the same. */
export function* filtrarSecao(): Flow {
  const { navigation } = yield* ports();
  while (true) {
    const { path, busca } = (yield* takeEvent('SecaoFiltrada')).payload;
    yield* call(navigation.go, toEndereco(path, busca));
  }
}
