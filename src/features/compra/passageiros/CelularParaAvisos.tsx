import { selectAvisosPorTelefone } from '../../../store/aplicativo/ambiente';
import { useAppSelector } from '../../../store/hooks';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { t } from '../../../words/t';

export interface CelularParaAvisosProps {
  name: string;
  /** The browser offers the person's own number to the first passenger alone. */
  autoComplete: 'tel-national' | 'off';
}

/** A passenger's phone, which hears of the trip; not asked for where the company has no way to a phone. */
export function CelularParaAvisos({ name, autoComplete }: CelularParaAvisosProps) {
  const isOffered = useAppSelector(selectAvisosPorTelefone);
  if (!isOffered) return null;
  return (
    <FormMaskedTextInput
      name={name}
      label={t('Celular')}
      mask="celular"
      autoComplete={autoComplete}
      hint={t('Para avisos da viagem')}
    />
  );
}
