import { useState } from 'react';
import type { DadosBuscaCupons } from '../../../domain/administracao/buscas';
import { Button } from '../../../ui/Button/Button';
import { FieldRow } from '../../../ui/FieldGrid/FieldRow';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';

interface ProcurarCupomProps {
  /** The text that is searched for; empty for none. */
  termo: string;
  onProcurar: (termo: string) => void;
}

const schema = () =>
  import(/* webpackChunkName: "esquema-administracao" */ '../../../domain/administracao/buscasSchema').then(
    (module) => module.buscaCuponsSchema,
  );

/** Search by a part of the code or of the description; an empty one shows all. */
export function ProcurarCupom({ termo, onProcurar }: ProcurarCupomProps) {
  const [initialValues] = useState<DadosBuscaCupons>({ termo });
  return (
    <SchemaForm<DadosBuscaCupons>
      role="search"
      label="Buscar cupons"
      errorMoment="submit"
      schema={schema}
      initialValues={initialValues}
      onSubmit={(dados) => onProcurar(dados.termo.trim())}
    >
      <FieldRow>
        <FormTextInput name="termo" label="Código ou descrição" autoComplete="off" maxLength={40} />
        <Button type="submit" variant="secondary">
          Buscar
        </Button>
      </FieldRow>
    </SchemaForm>
  );
}
