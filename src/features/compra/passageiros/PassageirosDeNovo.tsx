import { useEffect } from 'react';
import { useEmit } from '../../../events/useEmit';

export interface PassageirosDeNovoProps {
  /** Id of the earlier order. */
  pedidoId: string;
  /** Number of seats. */
  quantidade: number;
}

/** Asks for the people of an earlier order while the passengers' form is open. It shows nothing. */
export function PassageirosDeNovo({ pedidoId, quantidade }: PassageirosDeNovoProps): null {
  const emit = useEmit();
  useEffect(() => {
    emit('PassageirosDeNovoAbertos', { pedidoId, quantidade });
    return () => emit('PassageirosDeNovoFechados');
  }, [pedidoId, quantidade, emit]);
  return null;
}
