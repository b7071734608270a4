import { readCodigoDigitado } from '../../../domain/bilhetes/portaDigitada';
import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import { QueryForm } from '../../../ui/form/QueryForm';

const fields = [
  {
    name: 'codigo',
    label: 'Código de embarque',
    hint: 'Cole o texto do código, ou use um leitor de mão',
    autoComplete: 'off',
    maxLength: 400,
  },
] as const;
const initialValues = { codigo: '' };

/** Code input without a camera: pasted, or typed by a hand-held reader, which ends with Enter. */
export function ColarCodigo() {
  const emit = useEmit();
  return (
    <QueryForm
      fields={fields}
      initialValues={initialValues}
      read={readCodigoDigitado}
      submit={
        <Button type="submit" variant="secondary">
          Conferir
        </Button>
      }
      clears
      gap={3}
      onSubmit={(codigo) => emit('CodigoEmbarqueLido', { codigo })}
    />
  );
}
