import { useEffect, useState } from 'react';
import type { LugaresBusca } from '../../../domain/viagens/camposBusca';
import type { Dia } from '../../../domain/base/data';
import { selectOnline } from '../../../store/aplicativo/interface';
import { useLazyCalendarioQuery } from '../../../store/api/viagens';
import { useAppSelector } from '../../../store/hooks';

interface Periodo {
  inicio: Dia;
  fim: Dia;
}

/**
 * The lowest prices of a period between two places. Leaving the period cancels its request; a lost connection that comes
 * back repeats it.
 */
export function usePrecosDoMes({ origem, destino }: LugaresBusca, periodo: Periodo | null) {
  const online = useAppSelector(selectOnline);
  const [attempt, setAttempt] = useState(0);
  const [ask, { data, isError, isFetching }] = useLazyCalendarioQuery();
  const localidadeOrigem = origem?.id;
  const localidadeDestino = destino?.id;
  const { inicio, fim } = periodo ?? {};
  const wanted = Boolean(localidadeOrigem && localidadeDestino && inicio);
  useEffect(() => {
    if (!localidadeOrigem || !localidadeDestino || !inicio || !fim) return undefined;
    const request = ask({ localidadeOrigem, localidadeDestino, inicio, fim }, true);
    return () => request.abort();
  }, [ask, localidadeOrigem, localidadeDestino, inicio, fim, online, attempt]);
  // The answer to the period before stays until that of this one is there.
  const dias = wanted && data?.[0]?.data === inicio ? data : undefined;
  return {
    dias,
    wanted,
    failed: wanted && isError && !isFetching,
    online,
    retry: () => setAttempt((count) => count + 1),
  };
}
