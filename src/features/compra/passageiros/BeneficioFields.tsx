import { useFormState } from 'react-final-form';
import {
  condicoesBeneficio,
  DECLARACAO_RENDA,
  PRAZO_BENEFICIO,
  rotuloCredencial,
} from '../../../domain/compra/passageiros/beneficio';
import { rotulosBeneficio } from '../../../domain/compra/passageiros/rotulosBeneficio';
import { tiposBeneficio } from '../../../domain/compra/passageiros/tipoBeneficio';
import { beneficioEscolhido } from '../../../domain/compra/passageiros/extrasPassageiro';
import type { DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import { Alert } from '../../../ui/Alert/Alert';
import { FormCheckbox } from '../../../ui/form/FormCheckbox';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Stack } from '../../../ui/Stack/Stack';
import { t, translated } from '../../../words/t';

export interface BeneficioFieldsProps {
  indice: number;
  /** Server refusals of the chosen gratuity. */
  recusas: readonly string[];
}

const options = () => [
  { value: '', label: t('Nenhuma') },
  ...tiposBeneficio.map((tipo) => ({ value: tipo, label: translated(rotulosBeneficio[tipo]) })),
];

/** Choice of a statutory gratuity with its terms and required fields. */
export function BeneficioFields({ indice, recusas }: BeneficioFieldsProps) {
  const { values } = useFormState<DadosPassageiros>({ subscription: { values: true } });
  const at = `passageiros[${indice}]`;
  const tipo = beneficioEscolhido(values.passageiros[indice]?.beneficio ?? '');
  const credencial = tipo && rotuloCredencial[tipo];
  return (
    <Stack gap={3}>
      <FormSelect name={`${at}.beneficio`} label={t('Gratuidade ou meia-passagem')} options={options()} />
      {tipo && (
        <p>
          {translated(condicoesBeneficio[tipo])} {translated(PRAZO_BENEFICIO)}
        </p>
      )}
      {credencial && <FormTextInput name={`${at}.credencial`} label={translated(credencial)} maxLength={30} required />}
      {tipo === 'idoso' && (
        <FormCheckbox name={`${at}.declaracaoRenda`} label={translated(DECLARACAO_RENDA)} required />
      )}
      {tipo &&
        recusas.map((mensagem) => (
          <Alert key={mensagem} kind="warning" announce>
            {translated(mensagem)} {t('O preço cheio está no resumo.')}
          </Alert>
        ))}
    </Stack>
  );
}
