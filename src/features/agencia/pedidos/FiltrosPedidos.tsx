import { useMemo, useState } from 'react';
import { useForm } from 'react-final-form';
import {
  toCpfProcurado,
  toDadosFiltroPedidos,
  toFiltroEndereco,
  type DadosFiltroPedidos,
} from '../../../domain/agencia/filtroPedidos';
import {
  filtroVazio,
  gruposPedido,
  PERIODO_DIAS,
  rotulosGrupo,
  type FiltroEndereco,
} from '../../../domain/agencia/pedidosAgencia';
import type { PaginaPedidos } from '../../../domain/wire/agencia/pedidosAgencia';
import { useEmit } from '../../../events/useEmit';
import { selectCpfDeTeste } from '../../../store/aplicativo/ambiente';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormDateInput } from '../../../ui/form/FormDateInput';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Inline } from '../../../ui/Inline/Inline';
import { Text } from '../../../ui/Text/Text';

export interface FiltrosPedidosProps {
  filtro: FiltroEndereco;
  cpf: string | null;
  operadores: PaginaPedidos['operadores'];
}

const situacoes = [
  { value: '', label: 'Todas' },
  ...gruposPedido.map((grupo) => ({ value: grupo, label: rotulosGrupo[grupo] })),
];

const schema = () =>
  import(/* webpackChunkName: "esquema-agencia" */ '../../../domain/agencia/pedidosSchema').then(
    (module) => module.filtroPedidosSchema,
  );

/** Filters of the list, validated and applied by "Filtrar". */
export function FiltrosPedidos({ filtro, cpf, operadores }: FiltrosPedidosProps) {
  const emit = useEmit();
  const cpfDeTeste = useAppSelector(selectCpfDeTeste);
  const context = useMemo(() => ({ cpfDeTeste }), [cpfDeTeste]);
  const [initialValues] = useState(() => toDadosFiltroPedidos(filtro, cpf));
  const apply = (dados: DadosFiltroPedidos) => {
    emit('CpfProcurado', { cpf: toCpfProcurado(dados) });
    emit('PedidosFiltrados', { filtro: toFiltroEndereco(dados) });
  };
  const names = [{ value: '', label: 'Todos' }, ...operadores.map(({ id, nome }) => ({ value: id, label: nome }))];
  return (
    <Card title="Filtros">
      <SchemaForm<DadosFiltroPedidos>
        label="Filtros de pedidos"
        errorMoment="submit"
        schema={schema}
        context={context}
        initialValues={initialValues}
        onSubmit={apply}
      >
        <FieldGrid layout="filters">
          <FormDateInput name="de" label="De" labelAbove />
          <FormDateInput name="ate" label="Até" labelAbove />
          <FormSelect name="situacao" label="Situação" options={situacoes} />
          <FormSelect name="operador" label="Operador" options={names} />
          <FormTextInput
            name="localizador"
            label="Localizador"
            maxLength={6}
            autoComplete="off"
            clean={(text) => text.toUpperCase()}
          />
          <FormMaskedTextInput mask="cpf" name="cpf" label="CPF do comprador" autoComplete="off" />
        </FieldGrid>
        <Inline gap={3}>
          <Button type="submit">Filtrar</Button>
          <Limpar />
          <Text as="span" tone="quiet" size="sm">{`Sem datas, a lista mostra os últimos ${PERIODO_DIAS} dias.`}</Text>
        </Inline>
      </SchemaForm>
    </Card>
  );
}

/** Empties the filters and applies them at once. */
function Limpar() {
  const emit = useEmit();
  const { reset } = useForm<DadosFiltroPedidos>();
  const clear = () => {
    reset(toDadosFiltroPedidos(filtroVazio, null));
    emit('CpfProcurado', { cpf: null });
    emit('PedidosFiltrados', { filtro: filtroVazio });
  };
  return (
    <Button variant="quiet" onClick={clear}>
      Limpar filtros
    </Button>
  );
}
