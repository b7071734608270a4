import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useBalcaoQuery } from '../../../store/api/balcao';
import { selectGrupos } from '../../../store/grupos';
import { useAppSelector } from '../../../store/hooks';

/** True for somebody of an agency, until the server says that they are none of its operators. */
export function useNoBalcao(): boolean {
  const { agencia, agenciaResponsavel } = useAppSelector(selectGrupos);
  const isOfAgency = agencia || agenciaResponsavel;
  const { data } = useBalcaoQuery(isOfAgency ? undefined : skipToken);
  return isOfAgency && data?.operador !== null;
}

/** The counter as it is now; looked at again when the page comes back into sight, for tills are opened on another. */
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
