import { toProcura } from '../../../domain/bilhetes/procura';
import type { AberturaPedido } from '../../../domain/wire/agencia/pedidosAgencia';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';

const schema = () =>
  import(/* webpackChunkName: "esquema-agencia" */ '../../../domain/agencia/pedidosSchema').then(
    (module) => module.aberturaPedidoSchema,
  );
const initialValues: AberturaPedido = { localizador: '', documento: '' };

/** Opens a customer's order by its localizador and a document. */
export function AbrirPedido() {
  const emit = useEmit();
  const { sending, erro } = useSubmission('aberturaPedido', { own: true });
  const send = (dados: AberturaPedido) => emit('PedidoDeClienteProcurado', toProcura(dados));
  return (
    <Card title="Abrir pedido de cliente">
      <SchemaForm<AberturaPedido>
        label="Abrir pedido de cliente"
        schema={schema}
        initialValues={initialValues}
        sending={sending}
        onSubmit={send}
      >
        <Stack gap={3}>
          <p>Para compras feitas no site ou no aplicativo, com o cliente no balcão. Cada abertura fica registrada.</p>
          <FieldGrid layout="filters">
            <FormTextInput
              name="localizador"
              label="Localizador do cliente"
              autoComplete="off"
              maxLength={6}
              required
            />
            <FormTextInput
              name="documento"
              label="Documento do comprador ou passageiro"
              autoComplete="off"
              maxLength={20}
              required
            />
          </FieldGrid>
          {erro !== null && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
          <div>
            <Button type="submit" loading={sending}>
              Abrir pedido
            </Button>
          </div>
        </Stack>
      </SchemaForm>
    </Card>
  );
}
