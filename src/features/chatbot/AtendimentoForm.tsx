import { Form } from 'react-final-form';
import { errosAtendimento, type DadosAtendimento } from '../../domain/chatbot/atendimento';
import { formatDia } from '../../domain/data';
import { MANIFESTACAO_MAXIMO } from '../../domain/manifestacao';
import { NOME_MAXIMO } from '../../domain/nome';
import { useEmit } from '../../events/useEmit';
import type { Atendimento } from '../../store/chatbot';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { FormCheckbox } from '../../ui/form/FormCheckbox';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary';
import { FormMaskedTextInput } from '../../ui/form/FormMaskedTextInput';
import { FormTextArea } from '../../ui/form/FormTextArea';
import { FormTextInput } from '../../ui/form/FormTextInput';
import { Inline } from '../../ui/Inline/Inline';
import { Stack } from '../../ui/Stack/Stack';

/** The contact for a person of the company. What was written stays, whatever becomes of sending it. */
export function AtendimentoForm({ atendimento, inicial }: { atendimento: Atendimento; inicial: DadosAtendimento }) {
  const emit = useEmit();
  const sending = atendimento.phase === 'sending';
  return (
    <Form<DadosAtendimento>
      onSubmit={(dados) => {
        if (!sending) emit('AtendimentoEnviado', { dados });
      }}
      validate={errosAtendimento}
      initialValues={inicial}
      keepDirtyOnReinitialize
      subscription={{}}
    >
      {({ handleSubmit }) => (
        <form noValidate aria-label="Falar com uma pessoa" onSubmit={(event) => void handleSubmit(event)}>
          <Stack gap={4}>
            <FormErrorSummary />
            <FormTextArea
              name="mensagem"
              label="Do que você precisa"
              rows={3}
              maxLength={MANIFESTACAO_MAXIMO}
              required
            />
            <FormTextInput name="nome" label="Nome completo" autoComplete="name" maxLength={NOME_MAXIMO} required />
            <FormTextInput name="email" label="E-mail" type="email" autoComplete="email" required />
            <FormMaskedTextInput name="celular" label="Celular (opcional)" mask="celular" autoComplete="tel-national" />
            <FormCheckbox
              name="consentimento"
              label="Autorizo o uso destes dados para responder a este pedido. São guardados por 5 anos, o prazo da lei do consumidor."
              required
            />
            {atendimento.phase === 'refused' && (
              <Alert kind="danger" announce>
                {atendimento.erro}
              </Alert>
            )}
            <Inline gap={3}>
              <Button type="submit" loading={sending}>
                Pedir atendimento
              </Button>
              <Button variant="quiet" onClick={() => emit('AtendimentoDesistido')}>
                Voltar à conversa
              </Button>
            </Inline>
          </Stack>
        </form>
      )}
    </Form>
  );
}

/** The protocol, and by when somebody answers. */
export function AtendimentoFeito({ atendimento }: { atendimento: Extract<Atendimento, { phase: 'done' }> }) {
  const emit = useEmit();
  return (
    <Alert
      kind="success"
      announce
      title={`Protocolo ${atendimento.protocolo}`}
      action={
        <Button variant="secondary" size="small" onClick={() => emit('AtendimentoDesistido')}>
          Voltar à conversa
        </Button>
      }
    >
      Uma pessoa do atendimento responde por e-mail até {formatDia(atendimento.prazo)}. Enviamos o protocolo para você.
    </Alert>
  );
}
