import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import { type DadosEmpresa, toDadosEmpresa } from '../../../domain/companhia/formularioEmpresa';
import { partesMudadas } from '../../../domain/companhia/partesEmpresa';
import type { Companhia } from '../../../domain/wire/companhia/companhia';
import { useEmit } from '../../../events/useEmit';

interface VigiaEmpresaProps {
  /** The saved state that the form began with. */
  base: Companhia | null;
  /** Told the values after each change; stable. */
  onTyped: (valores: DadosEmpresa) => void;
}

/** Emits unsaved changes, so that they are kept, and asks before the tab is closed over them. */
export function VigiaEmpresa({ base, onTyped }: VigiaEmpresaProps): null {
  const emit = useEmit();
  const { values } = useFormState<DadosEmpresa>({ subscription: { values: true } });
  const isDirty = partesMudadas(toDadosEmpresa(base?.dados ?? null), values).length > 0;
  const wasDirty = useRef(false);
  useEffect(() => {
    onTyped(values);
    if (isDirty) emit('EmpresaDigitada', { base, valores: values });
    else if (wasDirty.current) emit('EmpresaDesfeita');
    wasDirty.current = isDirty;
  }, [values, base, isDirty, onTyped, emit]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return null;
}
