import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { secoesDaAgencia } from '../../../domain/agencia/secoesAgencia';
import { useAppSelector } from '../../../store/hooks';
import { selectVisitante } from '../../../store/sessao/visitante';
import { useResponsive } from '../../../ui/breakpoint/responsive';
import { SideColumn } from '../../../ui/SideNavigation/SideColumn';

export interface NavegacaoAgenciaProps {
  /** The keys of the page, and their list; loaded beside the sections. */
  Atalhos: ComponentType;
}

/**
 * An agency's sections beside its pages, from 960 px on, and the keys of all of them. On narrower windows the account
 * menu leads to the sections.
 */
export function NavegacaoAgencia({ Atalhos }: NavegacaoAgenciaProps) {
  const { pathname } = useLocation();
  const visitante = useAppSelector(selectVisitante);
  const responsive = useResponsive();
  if (responsive) return <Atalhos />;
  const groups = secoesDaAgencia(visitante, pathname.replace(/\/+$/, ''));
  return <SideColumn label="Agência" groups={groups} foot={<Atalhos />} />;
}
