import { useCatalogoVazio } from '../../../store/viagens/useCatalogoVazio';
import { EmptyCatalogue } from '../../../ui/EmptyCatalogue/EmptyCatalogue';

/** Notice on home that nothing is for sale yet. */
export function SemCatalogo() {
  const vazio = useCatalogoVazio();
  return vazio && <EmptyCatalogue {...vazio} />;
}
