import { useState } from 'react';
import { estadosCaixa, nomeEstadoCaixa } from '../../../domain/agencia/caixa/estado';
import {
  toDadosFiltro,
  toFiltroFechamentos,
  type DadosFiltroCaixas,
} from '../../../domain/agencia/caixa/formulariosCaixa';
import type { Fechamentos, FiltroFechamentos } from '../../../domain/wire/agencia/caixas';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormSelect } from '../../../ui/form/FormSelect';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Grid } from '../../../ui/Grid/Grid';

export interface FiltrosHistoricoProps {
  filtro: FiltroFechamentos;
  /** Empty for operators who see only their own tills. */
  operadores: Fechamentos['operadores'];
  onFiltrar: (filtro: FiltroFechamentos) => void;
}

const situacoes = [
  { value: '', label: 'Todas' },
  ...estadosCaixa.map((value) => ({ value, label: nomeEstadoCaixa[value] })),
];
const schema = () =>
  import(/* webpackChunkName: "esquema-agencia" */ '../../../domain/agencia/caixa/formulariosCaixaSchema').then(
    (module) => module.filtroCaixasSchema,
  );

/** Filters by state, operator and opening day. */
export function FiltrosHistorico({ filtro, operadores, onFiltrar }: FiltrosHistoricoProps) {
  const [initialValues] = useState(() => toDadosFiltro(filtro));
  return (
    <Card title="Filtros">
      <SchemaForm<DadosFiltroCaixas>
        label="Filtros"
        errorMoment="submit"
        schema={schema}
        initialValues={initialValues}
        onSubmit={(dados) => onFiltrar(toFiltroFechamentos(dados))}
      >
        <Grid min={14} align="end" stretch>
          <FormSelect name="estado" label="Situação" options={situacoes} />
          {operadores.length > 0 && (
            <FormSelect
              name="operador"
              label="Operador"
              options={[
                { value: '', label: 'Todos' },
                ...operadores.map(({ id, nome }) => ({ value: id, label: nome })),
              ]}
            />
          )}
          <FormMaskedTextInput mask="data" name="inicio" label="Aberto a partir de" />
          <FormMaskedTextInput mask="data" name="fim" label="Aberto até" />
          <Button type="submit" variant="secondary">
            Filtrar
          </Button>
        </Grid>
      </SchemaForm>
    </Card>
  );
}
