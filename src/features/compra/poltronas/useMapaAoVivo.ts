import { useEffect } from 'react';
import type { TrechoCompra } from '../../../domain/compra/compra';
import { useEmit } from '../../../events/useEmit';
import { ADIANTADO_S, useMapaPoltronasQuery } from '../../../store/api/poltronas';
import { useAppSelector } from '../../../store/hooks';
import { selectSignedIn } from '../../../store/sessao/sessao';

/** Reads the seat map of a leg and follows it while the component is mounted and its tab visible. */
export function useMapaAoVivo({ viagemId, localidadeOrigem, localidadeDestino }: Omit<TrechoCompra, 'poltronas'>) {
  const emit = useEmit();
  // The end of a session also ends what follows the seats, which a visitor may follow as well.
  const isSignedIn = useAppSelector(selectSignedIn);
  const consulta = { viagemId, localidadeOrigem, localidadeDestino };
  const { data, error, isFetching, refetch } = useMapaPoltronasQuery(consulta, {
    refetchOnMountOrArgChange: ADIANTADO_S,
  });
  useEffect(() => {
    // A hidden tab holds no connection; visible again, it receives the full state.
    const follow = () => {
      if (document.visibilityState === 'hidden') emit('MapaPoltronasFechado');
      else emit('MapaPoltronasAberto', { viagemId, localidadeOrigem, localidadeDestino });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      emit('MapaPoltronasFechado');
    };
  }, [emit, viagemId, localidadeOrigem, localidadeDestino, isSignedIn]);
  return { mapa: data, error, isFetching, retry: () => void refetch() };
}
