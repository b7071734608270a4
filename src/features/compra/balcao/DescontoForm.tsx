import { useMemo } from 'react';
import { MOTIVO_DESCONTO_MAXIMO } from '../../../domain/agencia/balcao';
import type { DadosDesconto } from '../../../domain/agencia/descontoSchema';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { useEmit } from '../../../events/useEmit';
import { selectCompra } from '../../../store/compra/compra';
import { selectCotacao, selectCotacaoDe } from '../../../store/compra/cotacao';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Columns } from '../../../ui/Columns/Columns';
import { FormMoneyInput } from '../../../ui/form/FormMoneyInput';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';

/** The operator's discount within their limit; the server computes the price and records the reason. */
export function DescontoForm() {
  const { reserva } = useAppSelector(selectCompra);
  const cotacao = useAppSelector((state) => selectCotacaoDe(state, reserva?.id ?? null));
  const { desconto } = useAppSelector(selectCotacao);
  const maximo = cotacao?.descontoMaximoCentavos ?? 0;
  if (maximo === 0) return null;
  return <Card title="Desconto">{desconto ? <Dado {...desconto} /> : <Dar maximoCentavos={maximo} />}</Card>;
}

function Dado({ centavos, motivo }: { centavos: number; motivo: string }) {
  const emit = useEmit();
  return (
    <Inline justify="between">
      <p role="status">
        Desconto de <strong>{formatCentavos(centavos)}</strong>: {motivo}
      </p>
      <Button variant="quiet" size="small" onClick={() => emit('DescontoBalcaoDado', { desconto: null })}>
        Tirar desconto
      </Button>
    </Inline>
  );
}

const schema = () =>
  import(/* webpackChunkName: "esquema-agencia" */ '../../../domain/agencia/descontoSchema').then(
    (module) => module.descontoSchema,
  );
const initialValues: DadosDesconto = { desconto: null, motivoDesconto: '' };

function Dar({ maximoCentavos }: { maximoCentavos: number }) {
  const emit = useEmit();
  const { descontoRecusado, phase } = useAppSelector(selectCotacao);
  const context = useMemo(() => ({ maximoCentavos }), [maximoCentavos]);
  const give = ({ desconto, motivoDesconto }: DadosDesconto) =>
    emit('DescontoBalcaoDado', { desconto: { centavos: desconto ?? 0, motivo: motivoDesconto.trim() } });
  return (
    <SchemaForm<DadosDesconto>
      label="Desconto"
      schema={schema}
      context={context}
      initialValues={initialValues}
      errorMoment="submit"
      onSubmit={give}
    >
      <Stack gap={4}>
        <Columns shape="third" gap={4}>
          <FormMoneyInput
            name="desconto"
            label="Valor do desconto"
            hint={`Até ${formatCentavos(maximoCentavos)}`}
            refusal={descontoRecusado ?? undefined}
          />
          <FormTextInput
            name="motivoDesconto"
            label="Motivo do desconto"
            hint="Fica no registro, com o seu nome"
            maxLength={MOTIVO_DESCONTO_MAXIMO}
          />
        </Columns>
        <div>
          <Button type="submit" variant="secondary" loading={phase === 'calculando'}>
            Dar desconto
          </Button>
        </div>
      </Stack>
    </SchemaForm>
  );
}
