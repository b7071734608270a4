import { rotas } from '../../domain/base/rotas';
import { useAppSelector } from '../hooks';
import { selectGrupos } from '../sessao/grupos';
import { selectCatalogoVazio } from './catalogo';

/** Data of the notice that nothing is for sale yet; null while something is. */
export function useCatalogoVazio(): { fillHref: string | undefined; contactHref: string } | null {
  const vazio = useAppSelector(selectCatalogoVazio);
  const { admin, operacao } = useAppSelector(selectGrupos);
  const fillHref = admin || operacao ? rotas.administracaoCatalogo.path : undefined;
  return vazio ? { fillHref, contactHref: rotas.atendimentoAjuda.path } : null;
}
