import { Form } from 'react-final-form';
import { isLocalizador } from '../../../domain/bilhetes/localizador';
import type { AberturaPedido } from '../../../domain/wire/agencia/pedidosAgencia';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Stack } from '../../../ui/Stack/Stack';

/** Opens a customer's order by its localizador and a document. */
export function AbrirPedido() {
  const emit = useEmit();
  const { sending, erro } = useSubmission('aberturaPedido');
  const send = ({ localizador, documento }: AberturaPedido) => {
    if (!sending) emit('PedidoDeClienteProcurado', { localizador: localizador.toUpperCase(), documento });
  };
  return (
    <Card title="Abrir pedido de cliente">
      <Form<AberturaPedido> onSubmit={send} validate={errosOf} subscription={{}}>
        {({ handleSubmit }) => (
          <form noValidate aria-label="Abrir pedido de cliente" onSubmit={(event) => void handleSubmit(event)}>
            <Stack gap={3}>
              <p>
                Para compras feitas no site ou no aplicativo, com o cliente no balcão. Cada abertura fica registrada.
              </p>
              <div className="it-pedidos__filtros">
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
              </div>
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
          </form>
        )}
      </Form>
    </Card>
  );
}

function errosOf({ localizador = '', documento = '' }: Partial<AberturaPedido>): Partial<AberturaPedido> {
  return {
    ...(!isLocalizador(localizador.toUpperCase()) && { localizador: 'O localizador tem 6 letras e números' }),
    ...(!/^[A-Za-z0-9./ -]{4,20}$/.test(documento) && { documento: 'Informe o documento' }),
  };
}
