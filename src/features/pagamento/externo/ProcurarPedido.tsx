import { Button } from '../../../ui/Button/Button';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Shortcut } from '../../../ui/Shortcuts/Shortcut';
import { Stack } from '../../../ui/Stack/Stack';

export interface ProcurarPedidoProps {
  /** Called with a whole localizador, or with an empty one for all that wait. */
  onProcurar: (localizador: string) => void;
}

const schema = () =>
  import(/* webpackChunkName: "esquema-pagamento" */ '../../../domain/pagamento/formulariosPagamentoSchema').then(
    (module) => module.pedidoProcuradoSchema,
  );
const initialValues = { localizador: '' };

/** Finds an order to charge. */
export function ProcurarPedido({ onProcurar }: ProcurarPedidoProps) {
  return (
    <SchemaForm<typeof initialValues>
      label="Encontrar pedido"
      errorMoment="submit"
      schema={schema}
      initialValues={initialValues}
      onSubmit={({ localizador }) => onProcurar(localizador)}
    >
      <Stack gap={3} width={20}>
        <Shortcut keys="Alt+1">
          <FormTextInput
            name="localizador"
            label="Localizador do pedido"
            maxLength={6}
            autoComplete="off"
            clean={(text) => text.toUpperCase()}
          />
        </Shortcut>
        <div>
          <Button type="submit">Encontrar pedido</Button>
        </div>
      </Stack>
    </SchemaForm>
  );
}
