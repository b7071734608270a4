import { useEffect } from 'react';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';

/** Opens the sending of a letter for as long as its page is there. @returns its protocol once it was sent. */
export function useCarta() {
  const emit = useEmit();
  const { valor } = useSubmission('manifestacao');
  useEffect(() => {
    emit('ManifestacaoAberta');
    return () => emit('ManifestacaoFechada');
  }, [emit]);
  return valor;
}
