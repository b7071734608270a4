import { rotas } from '../../domain/base/rotas';
import { useAppSelector } from '../hooks';
import { selectGrupos } from '../sessao/grupos';
import { selectCatalogoVazio } from './catalogo';

/** Data of the notice that nothing is for sale yet; null while something is. */
export function useCatalogoVazio(): { admin: boolean; contactHref: string } | null {
  const vazio = useAppSelector(selectCatalogoVazio);
  const { admin } = useAppSelector(selectGrupos);
  return vazio ? { admin, contactHref: rotas.atendimentoAjuda.path } : null;
}
