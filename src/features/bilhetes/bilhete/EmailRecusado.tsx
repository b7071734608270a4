import type { DadosCorrecaoEmail } from '../../../domain/bilhetes/correcaoEmail';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import { t } from '../../../words/t';

const schema = async () => (await import('../../../domain/bilhetes/correcaoEmail')).correcaoEmailSchema;
const vazio: DadosCorrecaoEmail = { email: '' };

/** Notice that the tickets did not reach the buyer's address, with a way to correct it; renders nothing where they did. */
export function EmailRecusado({ pedido: { id, emailRecusado } }: { pedido: Pedido }) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('emailDoPedido');
  if (emailRecusado === undefined) return null;
  return (
    <Stack gap={4}>
      <Alert kind="warning" announce title={t('Não conseguimos entregar no seu e-mail')}>
        {t(
          'O endereço {email} não recebeu os bilhetes. Eles valem e estão aqui; para recebê-los também por e-mail, corrija o endereço.',
          { email: emailRecusado },
        )}
      </Alert>
      <SchemaForm<DadosCorrecaoEmail>
        label={t('Corrigir o e-mail')}
        schema={schema}
        initialValues={vazio}
        sending={sending}
        onSubmit={({ email }) => emit('EmailDoPedidoCorrigido', { pedidoId: id, email })}
      >
        <Stack gap={4}>
          <FormTextInput
            name="email"
            label={t('E-mail')}
            autoComplete="email"
            required
            {...(erro !== null && { refusal: erro })}
          />
          <div>
            <Button type="submit" loading={sending}>
              {t('Corrigir e enviar de novo')}
            </Button>
          </div>
        </Stack>
      </SchemaForm>
    </Stack>
  );
}
