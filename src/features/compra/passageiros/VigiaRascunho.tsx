import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import type { DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import { useEmit } from '../../../events/useEmit';
import { usePaginaDeixada } from '../usePaginaDeixada';

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

  usePaginaDeixada();
  return null;
}
