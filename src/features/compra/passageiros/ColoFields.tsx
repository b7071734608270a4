import { useFormState } from 'react-final-form';
import { AVISO_COLO } from '../../../domain/compra/passageiros/crianca';
import type { DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import { mascaraDocumento } from '../../../domain/base/pessoa/documentoNumero';
import { opcoesDocumentoCrianca, toCodigoDocumento } from '../../../domain/base/pessoa/pessoaRules';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { WideField } from '../../../ui/FieldGrid/WideField';
import { FormCheckbox } from '../../../ui/form/FormCheckbox';
import { FormDataInput } from '../../../ui/form/FormDataInput';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Stack } from '../../../ui/Stack/Stack';
import { t, translated } from '../../../words/t';

const options = () => opcoesDocumentoCrianca.map(({ valor, rotulo }) => ({ value: valor, label: translated(rotulo) }));

/** Fields of a child under six on this passenger's lap. */
export function ColoFields({ indice }: { indice: number }) {
  const { values } = useFormState<DadosPassageiros>({ subscription: { values: true } });
  const at = `passageiros[${indice}]`;
  const passageiro = values.passageiros[indice];
  const colo = passageiro?.levaColo ? passageiro.colo : null;
  return (
    <Stack gap={4}>
      <FormCheckbox name={`${at}.levaColo`} label={t('Leva uma criança no colo')} hint={translated(AVISO_COLO)} />
      {colo && (
        <FieldGrid>
          <WideField>
            <FormTextInput name={`${at}.colo.nome`} label={t('Nome completo da criança')} required />
          </WideField>
          <FormSelect
            name={`${at}.colo.tipoDocumento`}
            label={t('Documento da criança')}
            options={options()}
            required
          />
          <DocumentoField key={colo.tipoDocumento} name={`${at}.colo.numeroDocumento`} tipo={colo.tipoDocumento} />
          <FormDataInput name={`${at}.colo.dataNascimento`} label={t('Data de nascimento da criança')} required />
        </FieldGrid>
      )}
    </Stack>
  );
}

/** Document number, masked for types with a fixed format. */
function DocumentoField({ name, tipo }: { name: string; tipo: string }) {
  const mask = mascaraDocumento(toCodigoDocumento(tipo));
  const props = { name, label: t('Número do documento da criança'), required: true };
  return mask ? <FormMaskedTextInput {...props} mask={mask} /> : <FormTextInput {...props} maxLength={20} />;
}
