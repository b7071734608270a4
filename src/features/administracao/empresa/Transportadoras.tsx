import { transportadoraVazia } from '../../../domain/companhia/formularioEmpresa';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormList } from '../../../ui/form/FormList';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { CamposEndereco } from './CamposEndereco';
import { FaltaDaLista } from './FaltaDaLista';

const ambientes = [
  { value: 'homologacao', label: 'Homologação, sem valor fiscal' },
  { value: 'producao', label: 'Produção' },
];

/** The carriers: who issues the tickets of a line, and how. */
export function Transportadoras() {
  return (
    <Stack gap={4}>
      <Text tone="quiet">
        Uma linha é vendida quando o nome da transportadora dela está aqui. Bilhetes já emitidos não mudam.
      </Text>
      <FaltaDaLista lista="transportadoras" />
      <FormList
        name="transportadoras"
        addLabel="Mais uma transportadora"
        removeLabel={(i) => `Tirar a transportadora ${i + 1}`}
        legend={(i) => `Transportadora ${i + 1}`}
        empty={transportadoraVazia}
        min={1}
        max={50}
      >
        {(prefix) => (
          <Stack gap={4}>
            <FieldGrid>
              <FormTextInput
                name={`${prefix}.nome`}
                label="Nome nas linhas"
                hint="Como o catálogo escreve (agency_name)"
                maxLength={80}
                required
              />
              <FormTextInput name={`${prefix}.razaoSocial`} label="Razão social" maxLength={120} required />
              <FormMaskedTextInput
                name={`${prefix}.cnpj`}
                label="CNPJ"
                mask="cnpj"
                inputMode="text"
                autoComplete="off"
                required
              />
              <FormTextInput
                name={`${prefix}.ie`}
                label="Inscrição estadual"
                inputMode="numeric"
                maxLength={20}
                required
              />
              <FormTextInput
                name={`${prefix}.serie`}
                label="Série do BP-e"
                hint="De 1 a 999. Use uma nova se outro sistema já emitiu."
                inputMode="numeric"
                maxLength={3}
                required
              />
              <FormSelect name={`${prefix}.ambiente`} label="Ambiente do BP-e" options={ambientes} />
            </FieldGrid>
            <CamposEndereco prefix={`${prefix}.endereco`} />
          </Stack>
        )}
      </FormList>
    </Stack>
  );
}
