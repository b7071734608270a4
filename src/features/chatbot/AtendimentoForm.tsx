import type { DadosAtendimento } from '../../domain/chatbot/atendimento';
import { MANIFESTACAO_MAXIMO } from '../../domain/empresa/manifestacao';
import { NOME_MAXIMO } from '../../domain/base/pessoa/nome';
import { useEmit } from '../../events/useEmit';
import { useSubmission } from '../../store/useSubmission';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { FormCheckbox } from '../../ui/form/FormCheckbox';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary';
import { FormMaskedTextInput } from '../../ui/form/FormMaskedTextInput';
import { FormTextArea } from '../../ui/form/FormTextArea';
import { FormTextInput } from '../../ui/form/FormTextInput';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { Stack } from '../../ui/Stack/Stack';
import { t } from '../../words/t';

export interface AtendimentoProps {
  inicial: DadosAtendimento;
}

const schema = () =>
  import(/* webpackChunkName: "esquema-chatbot" */ '../../domain/chatbot/atendimentoSchema').then(
    (module) => module.atendimentoSchema,
  );

/** Contact form for a human agent. Its values are kept when sending fails. */
export function AtendimentoForm({ inicial }: AtendimentoProps) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('atendimento');
  return (
    <SchemaForm<DadosAtendimento>
      label={t('Falar com uma pessoa')}
      schema={schema}
      initialValues={inicial}
      keepDirty
      sending={sending}
      refusedFocus="summary"
      onSubmit={(dados) => emit('AtendimentoEnviado', { dados })}
    >
      <Stack gap={4}>
        <FormErrorSummary />
        <FormTextArea
          name="mensagem"
          label={t('Do que você precisa')}
          rows={3}
          maxLength={MANIFESTACAO_MAXIMO}
          required
        />
        <FormTextInput name="nome" label={t('Nome completo')} autoComplete="name" maxLength={NOME_MAXIMO} required />
        <FormTextInput name="email" label={t('E-mail')} type="email" autoComplete="email" required />
        <FormMaskedTextInput
          name="celular"
          label={t('Celular (opcional)')}
          mask="celular"
          autoComplete="tel-national"
        />
        <FormCheckbox
          name="consentimento"
          label={t(
            'Autorizo o uso destes dados para responder a este pedido. São guardados por 5 anos, o prazo da lei do consumidor.',
          )}
          required
        />
        {erro !== null && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
        <Button type="submit" loading={sending}>
          {t('Pedir atendimento')}
        </Button>
      </Stack>
    </SchemaForm>
  );
}
