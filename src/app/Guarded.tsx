import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { decideRota, isChatbot } from '../domain/acesso';
import type { Rota } from '../domain/rotas';
import { useAppSelector } from '../store/hooks';
import { selectVisitante } from '../store/visitante';
import { LoadingPage } from './lazyScreen';

/**
 * Shows a page only to whom the guard's table lets in. What happens to the others (the warning, the way home) is the
 * guard workflow's matter; here nothing of the page flashes by meanwhile.
 */
export function Guarded({ rota, children }: { rota: Rota; children: ReactNode }) {
  const visitante = useAppSelector(selectVisitante);
  const { search } = useLocation();
  const allowed = isChatbot(search) || decideRota(rota, visitante) === 'allowed';
  return allowed ? children : <LoadingPage titulo={rota.titulo} />;
}
