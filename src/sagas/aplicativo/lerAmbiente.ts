import { ambienteRead } from '../../store/aplicativo/ambiente';
import { paginaRead } from '../../store/aplicativo/pagina';
import { catalogoRead } from '../../store/viagens/catalogo';
import { call, type Flow, ports, put } from '../kernel/effects';

/**
 * Loads the environment's settings once the page is alive: whether anything is for sale, the rules of the forms, and who
 * sells where the page did not come with it. Home
 * is painted and interactive before that. The sign-in reads the same file, which is fetched once; a failure is tried
 * again at the next event. When it cannot be read the forms stay strict.
 */
export function* lerAmbiente(): Flow {
  const { config } = yield* ports();
  const found = yield* call(() => config.read().catch(() => null));
  if (!found) return;
  yield* put(ambienteRead({ cpfDeTeste: found.cpfDeTeste, avisosPorTelefone: found.avisosPorTelefone }));
  yield* put(catalogoRead({ vazio: found.catalogoVazio }));
  yield* put(paginaRead(found.pagina));
}
