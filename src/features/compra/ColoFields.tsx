import { useFormState } from 'react-final-form';
import { AVISO_COLO } from '../../domain/crianca';
import type { DadosPassageiros } from '../../domain/passageiro';
import { opcoesDocumentoCrianca } from '../../domain/pessoaRules';
import { FormCheckbox } from '../../ui/form/FormCheckbox';
import { FormDataInput } from '../../ui/form/FormDataInput';
import { FormSelect } from '../../ui/form/FormSelect';
import { FormTextInput } from '../../ui/form/FormTextInput';
import { Stack } from '../../ui/Stack/Stack';
import './compra.css';

const options = opcoesDocumentoCrianca.map(({ valor, rotulo }) => ({ value: valor, label: rotulo }));

/** A child under six on this passenger's lap. */
export function ColoFields({ indice }: { indice: number }) {
  const { values } = useFormState<DadosPassageiros>({ subscription: { values: true } });
  const at = `passageiros[${indice}]`;
  return (
    <Stack gap={4}>
      <FormCheckbox name={`${at}.levaColo`} label="Leva uma criança no colo" hint={AVISO_COLO} />
      {values.passageiros[indice]?.levaColo && (
        <div className="it-compra__fields">
          <div className="it-compra__wide">
            <FormTextInput name={`${at}.colo.nome`} label="Nome completo da criança" required />
          </div>
          <FormSelect name={`${at}.colo.tipoDocumento`} label="Documento da criança" options={options} required />
          <FormTextInput
            name={`${at}.colo.numeroDocumento`}
            label="Número do documento da criança"
            maxLength={20}
            required
          />
          <FormDataInput name={`${at}.colo.dataNascimento`} label="Data de nascimento da criança" required />
        </div>
      )}
    </Stack>
  );
}
