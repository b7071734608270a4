import type { DadosExcecao } from '../../../domain/administracao/linhas/formularioExcecao';
import type { LinhaAdministrada } from '../../../domain/wire/administracao/linhas';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import { CamposExcecao } from './CamposExcecao';

interface FormExcecaoProps {
  /** For the submit button of the dialog. */
  id: string;
  linha: LinhaAdministrada;
  dados: DadosExcecao;
  onCheck: (dados: DadosExcecao) => void;
}

const schema = () =>
  import(/* webpackChunkName: "esquema-excecao" */ '../../../domain/administracao/linhas/formularioExcecaoSchema').then(
    (module) => module.excecaoSchema,
  );

/** The form of an exception, which is checked before anything changes. */
export const FormExcecao = ({ id, linha, dados, onCheck }: FormExcecaoProps) => (
  <SchemaForm<DadosExcecao>
    label="Exceção"
    id={id}
    schema={schema}
    initialValues={dados}
    refusedFocus="summary"
    onSubmit={onCheck}
  >
    {({ tipo }) => (
      <Stack gap={4}>
        <FormErrorSummary />
        <CamposExcecao linha={linha} tipo={tipo} />
      </Stack>
    )}
  </SchemaForm>
);
