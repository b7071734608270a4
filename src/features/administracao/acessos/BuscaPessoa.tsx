import { useMemo } from 'react';
import type { DadosBuscaAcessos } from '../../../domain/administracao/buscaAcessos';
import { selectCpfDeTeste } from '../../../store/aplicativo/ambiente';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';

const VAZIO: DadosBuscaAcessos = { pessoa: '' };
const schema = () =>
  import(/* webpackChunkName: "esquema-acessos" */ '../../../domain/administracao/buscaAcessosSchema').then(
    (module) => module.buscaAcessosSchema,
  );

/** The person whose data were looked at; an empty field asks for everybody. */
export function BuscaPessoa({ onBusca }: { onBusca: (dados: DadosBuscaAcessos) => void }) {
  const cpfDeTeste = useAppSelector(selectCpfDeTeste);
  const context = useMemo(() => ({ cpfDeTeste }), [cpfDeTeste]);
  return (
    <SchemaForm<DadosBuscaAcessos>
      label="Busca de consultas"
      errorMoment="submit"
      schema={schema}
      context={context}
      initialValues={VAZIO}
      onSubmit={onBusca}
    >
      <Stack gap={4}>
        <FormTextInput
          name="pessoa"
          label="CPF ou e-mail de quem foi consultado"
          hint="Em branco, a lista traz as consultas mais recentes de todos."
          autoComplete="off"
        />
        <Button type="submit">Procurar</Button>
      </Stack>
    </SchemaForm>
  );
}
