import { useState } from 'react';
import type { DadosBuscaLinhas } from '../../../domain/administracao/buscas';
import { Button } from '../../../ui/Button/Button';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Grid } from '../../../ui/Grid/Grid';

interface FiltrosLinhasProps {
  busca: DadosBuscaLinhas;
  onChange: (busca: Record<string, string>) => void;
}

const situacoes = [
  { value: '', label: 'À venda' },
  { value: 'encerradas', label: 'Encerradas' },
];

const schema = () =>
  import(/* webpackChunkName: "esquema-administracao" */ '../../../domain/administracao/buscasSchema').then(
    (module) => module.buscaLinhasSchema,
  );

/** Text and state, applied together. */
export function FiltrosLinhas({ busca, onChange }: FiltrosLinhasProps) {
  const [initialValues] = useState(busca);
  return (
    <SchemaForm<DadosBuscaLinhas>
      role="search"
      label="Linhas"
      errorMoment="submit"
      schema={schema}
      initialValues={initialValues}
      onSubmit={({ texto, situacao }) => onChange({ texto: texto.trim(), situacao })}
    >
      <Grid min={14} align="end" stretch>
        <FormTextInput name="texto" label="Prefixo, nome ou cidade" autoComplete="off" maxLength={60} />
        <FormSelect name="situacao" label="Situação" options={situacoes} />
        <div>
          <Button type="submit">Procurar</Button>
        </div>
      </Grid>
    </SchemaForm>
  );
}
