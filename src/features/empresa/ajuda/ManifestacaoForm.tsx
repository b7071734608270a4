import {
  MANIFESTACAO_MAXIMO,
  manifestacaoVazia,
  tiposManifestacao,
  type DadosManifestacao,
} from '../../../domain/empresa/manifestacao';
import { NOME_MAXIMO } from '../../../domain/base/pessoa/nome';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextArea } from '../../../ui/form/FormTextArea';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import { t, translated } from '../../../words/t';

const tipos = () => Object.entries(tiposManifestacao).map(([value, label]) => ({ value, label: translated(label) }));

const schema = () =>
  import(/* webpackChunkName: "esquema-empresa" */ '../../../domain/empresa/manifestacaoSchema').then(
    (module) => module.manifestacaoSchema,
  );

/** The contact form. Its values are kept when sending fails. */
export function ManifestacaoForm() {
  const emit = useEmit();
  const { sending, erro } = useSubmission('manifestacao');
  return (
    <SchemaForm<DadosManifestacao>
      label={t('Manifestação')}
      schema={schema}
      initialValues={manifestacaoVazia}
      sending={sending}
      refusedFocus="summary"
      onSubmit={(dados) => emit('ManifestacaoEnviada', { dados })}
    >
      <Stack gap={4}>
        <FormErrorSummary />
        <FormSelect name="tipo" label={t('Assunto')} options={tipos()} placeholder={t('Escolha o assunto')} required />
        <FormTextArea
          name="mensagem"
          label={t('O que houve')}
          hint={t('Se for sobre uma viagem, diga a data, o horário e o trecho.')}
          rows={5}
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
        <FormTextInput
          name="localizador"
          label={t('Localizador da compra (opcional)')}
          hint={t('As 6 letras e números do seu bilhete.')}
          autoComplete="off"
          maxLength={10}
        />
        {erro !== null && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
        <p>{t('Usamos estes dados para responder a você, e os guardamos por 5 anos, o prazo da lei do consumidor.')}</p>
        <Button type="submit" loading={sending}>
          {t('Registrar')}
        </Button>
      </Stack>
    </SchemaForm>
  );
}
