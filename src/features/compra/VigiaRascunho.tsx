import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import type { DadosPassageiros } from '../../domain/passageiro';
import { useEmit } from '../../events/useEmit';

/** Says each change of what was typed, and when the page goes out of sight with it. */
export function VigiaRascunho(): null {
  const emit = useEmit();
  const { values, dirty = false } = useFormState<DadosPassageiros>({ subscription: { values: true, dirty: true } });
  const wasDirty = useRef(false);
  useEffect(() => {
    // What is only prefilled is nothing that was typed; what was typed and taken back is.
    if (dirty || wasDirty.current) emit('PassageirosEditados', { dados: values });
    wasDirty.current = dirty;
  }, [values, dirty, emit]);

  useEffect(() => {
    const leave = () => emit('PaginaDeixada');
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    // A reload or a closed tab says so first here, while there is still time to ask for a token.
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [emit]);
  return null;
}
