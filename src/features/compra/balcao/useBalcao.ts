import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useBalcaoQuery } from '../../../store/api/balcao';
import { selectGrupos } from '../../../store/sessao/grupos';
import { useAppSelector } from '../../../store/hooks';

/** True for an agency member, until the server answers that they are not an operator. */
export function useNoBalcao(): boolean {
  const { agencia, agenciaResponsavel } = useAppSelector(selectGrupos);
  const isOfAgency = agencia || agenciaResponsavel;
  const { data } = useBalcaoQuery(isOfAgency ? undefined : skipToken);
  return isOfAgency && data?.operador !== null;
}

/** The counter's state; reloaded when the page becomes visible, since tills are opened on another page. */
export function useBalcao() {
  const read = useBalcaoQuery(undefined, { refetchOnMountOrArgChange: true });
  const { refetch } = read;
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [refetch]);
  return read;
}
