import { selectAvisosPorTelefone } from '../../../store/aplicativo/ambiente';
import { useAppSelector } from '../../../store/hooks';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';

/** A passenger's phone, which hears of the trip; not asked for where the company has no way to a phone. */
export function CelularParaAvisos({ name }: { name: string }) {
  const isOffered = useAppSelector(selectAvisosPorTelefone);
  if (!isOffered) return null;
  return <FormMaskedTextInput name={name} label="Celular" mask="celular" hint="Para avisos da viagem" />;
}
