import { useState } from 'react';
import {
  toBuscaPartidas,
  toDadosBuscaPartidas,
  type BuscaPartidas,
  type DadosBuscaPartidas,
} from '../../../domain/administracao/buscas';
import type { PaginaPartidas } from '../../../domain/wire/administracao/partidas';
import { Button } from '../../../ui/Button/Button';
import { FormDateInput } from '../../../ui/form/FormDateInput';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Grid } from '../../../ui/Grid/Grid';

interface FiltrosPartidasProps {
  busca: BuscaPartidas;
  terminais: PaginaPartidas['terminais'];
  onChange: (busca: Record<string, string>) => void;
}

const schema = () =>
  import(/* webpackChunkName: "esquema-administracao" */ '../../../domain/administracao/buscasSchema').then(
    (module) => module.buscaPartidasSchema,
  );

/** Day, terminal and text, applied together. */
export function FiltrosPartidas({ busca, terminais, onChange }: FiltrosPartidasProps) {
  const [initialValues] = useState(() => toDadosBuscaPartidas(busca));
  const apply = (dados: DadosBuscaPartidas) => {
    const outra = toBuscaPartidas(dados);
    if (outra) onChange({ ...outra });
  };
  return (
    <SchemaForm<DadosBuscaPartidas>
      role="search"
      label="Partidas"
      errorMoment="submit"
      schema={schema}
      initialValues={initialValues}
      onSubmit={apply}
    >
      <Grid min={14} align="end" stretch>
        <FormDateInput name="data" label="Dia" labelAbove />
        <FormSelect
          name="localidade"
          label="Terminal"
          options={[{ value: '', label: 'Todos' }, ...terminais.map(({ id, nome }) => ({ value: id, label: nome }))]}
        />
        <FormTextInput name="texto" label="Linha ou cidade" autoComplete="off" maxLength={60} />
        <div>
          <Button type="submit">Procurar</Button>
        </div>
      </Grid>
    </SchemaForm>
  );
}
