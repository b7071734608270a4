import { Outlet, useLocation } from 'react-router-dom';
import { secoesDe } from '../../../domain/administracao/secoes';
import { rotas } from '../../../domain/base/rotas';
import { useResumoAdministracaoQuery } from '../../../store/api/administracao/administracao';
import { useAppSelector } from '../../../store/hooks';
import { selectVisitante } from '../../../store/sessao/visitante';
import { SideNavigation } from '../../../ui/SideNavigation/SideNavigation';

/** Interval at which the numbers of waiting things are read anew. */
const ATUALIZAR_MS = 60_000;

/** Frame around every section of the back office; it stays while the section changes. */
export function Moldura() {
  const { pathname } = useLocation();
  const visitante = useAppSelector(selectVisitante);
  const { data } = useResumoAdministracaoQuery(undefined, { pollingInterval: ATUALIZAR_MS });
  return (
    <SideNavigation label={rotas.administracao.titulo} groups={secoesDe(visitante, pathname.replace(/\/+$/, ''), data)}>
      <Outlet />
    </SideNavigation>
  );
}
