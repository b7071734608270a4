import { vagaVazia } from '../../../domain/companhia/formularioEmpresa';
import { areasTrabalho } from '../../../domain/empresa/vagas';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormDataInput } from '../../../ui/form/FormDataInput';
import { FormList } from '../../../ui/form/FormList';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextArea } from '../../../ui/form/FormTextArea';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Stack } from '../../../ui/Stack/Stack';
import { FaltaDaLista } from './FaltaDaLista';

const areas = Object.entries(areasTrabalho).map(([value, label]) => ({ value, label }));

/** Openings on the page "Trabalhe conosco". */
export function Vagas() {
  return (
    <Stack gap={4}>
      <FaltaDaLista lista="vagas" />
      <FormList
        name="vagas"
        addLabel="Mais uma vaga"
        removeLabel={(i) => `Tirar a vaga ${i + 1}`}
        legend={(i) => `Vaga ${i + 1}`}
        empty={vagaVazia}
        max={100}
      >
        {(prefix) => (
          <Stack gap={4}>
            <FieldGrid>
              <FormTextInput name={`${prefix}.titulo`} label="Título" maxLength={80} required />
              <FormTextInput
                name={`${prefix}.id`}
                label="Código no endereço"
                hint="Não muda depois: motorista-sp"
                maxLength={64}
                required
              />
              <FormSelect name={`${prefix}.area`} label="Área" options={areas} />
              <FormTextInput name={`${prefix}.cidade`} label="Cidade" maxLength={80} required />
              <FormTextInput name={`${prefix}.regime`} label="Regime" maxLength={80} required />
              <FormDataInput name={`${prefix}.ate`} label="Último dia para se candidatar" />
            </FieldGrid>
            <FormTextInput name={`${prefix}.resumo`} label="Resumo" maxLength={500} required />
            <FormTextArea name={`${prefix}.atividades`} label="Atividades" hint="Uma por linha." />
            <FormTextArea name={`${prefix}.requisitos`} label="Requisitos" hint="Um por linha." />
          </Stack>
        )}
      </FormList>
    </Stack>
  );
}
