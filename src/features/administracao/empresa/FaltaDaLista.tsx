import { useFormField } from '../../../ui/form/submit/useFormField';
import { Alert } from '../../../ui/Alert/Alert';

/** The fault of a list as a whole; the summary leads here. */
export function FaltaDaLista({ lista }: { lista: string }) {
  const name = `listas.${lista.replace('.', '_')}`;
  const { error } = useFormField(name, '');
  return (
    <output name={name} tabIndex={-1}>
      {error && <Alert kind="danger">{error}</Alert>}
    </output>
  );
}
