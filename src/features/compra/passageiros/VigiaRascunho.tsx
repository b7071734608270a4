import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import type { DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import { useEmit } from '../../../events/useEmit';

/** Emits each change of the form, and when the page is hidden or left. */
export function VigiaRascunho(): null {
  const emit = useEmit();
  const { values, dirty = false } = useFormState<DadosPassageiros>({ subscription: { values: true, dirty: true } });
  const wasDirty = useRef(false);
  useEffect(() => {
    // Prefilled values do not count as typed; reverted ones do.
    if (dirty || wasDirty.current) emit('PassageirosEditados', { dados: values });
    wasDirty.current = dirty;
  }, [values, dirty, emit]);

  useEffect(() => {
    const leave = () => emit('PaginaDeixada');
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    // `beforeunload` comes first on reload and close, while a token can still be requested.
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
