import { useCallback } from 'react';
import { EMAIL_MAXIMO } from '../../../domain/base/pessoa/email';
import type { OperadorDaAgencia } from '../../../domain/wire/agencia/agencias';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';

const schema = () =>
  import(/* webpackChunkName: "esquema-agencias" */ '../../../domain/agencia/agencias/agenciaSchema').then(
    (module) => module.conviteSchema,
  );

export interface FormConviteProps {
  agenciaId: string;
  operador: OperadorDaAgencia;
  onClose: () => void;
}

/** Asks for another invitation, or for a code to a person who has a password already. */
export function FormConvite({ agenciaId: id, operador, onClose }: FormConviteProps) {
  const emit = useEmit();
  const done = useCallback(() => onClose(), [onClose]);
  const { sending, erro } = useSubmission('agencia', { acoes: ['convidar'], onDone: done });
  const semAcesso = operador.situacao === 'pendente';
  return (
    <SchemaForm<{ email: string }>
      label="Convite"
      schema={schema}
      initialValues={{ email: operador.email }}
      sending={sending}
      onSubmit={({ email }) =>
        emit('AcaoAgenciaEnviada', { acao: { tipo: 'convidar', id, operadorId: operador.id, email } })
      }
    >
      <Stack gap={3}>
        <FormTextInput
          name="email"
          label={`E-mail de ${operador.nome}`}
          type="email"
          autoComplete="off"
          required
          readOnly={!semAcesso}
          maxLength={EMAIL_MAXIMO}
        />
        <Text tone="quiet" size="sm">
          {semAcesso
            ? 'A senha temporária vai para este e-mail.'
            : 'A senha atual deixa de valer, os aparelhos são desconectados e um código para outra senha vai para este e-mail.'}
        </Text>
        {erro && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
        <Inline gap={3}>
          <Button type="submit" loading={sending}>
            Enviar
          </Button>
          <Button
            variant="secondary"
            disabled={sending}
            onClick={() => {
              emit('AcaoAgenciaDispensada');
              onClose();
            }}
          >
            Voltar
          </Button>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}
