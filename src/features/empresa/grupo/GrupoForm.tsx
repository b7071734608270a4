import { hoje } from '../../../domain/base/data';
import { NOME_MAXIMO } from '../../../domain/base/pessoa/nome';
import {
  grupoVazio,
  LUGAR_MAXIMO,
  MENSAGEM_DO_GRUPO_MAXIMA,
  type DadosGrupo,
} from '../../../domain/empresa/grupo/viagemEmGrupo';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormDateInput } from '../../../ui/form/FormDateInput';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormTextArea } from '../../../ui/form/FormTextArea';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import { t } from '../../../words/t';

/** The trip, how many people, and who asks. Its values are kept when sending fails. */
export function GrupoForm() {
  const emit = useEmit();
  const clock = useClock();
  const { sending, erro } = useSubmission('manifestacao');
  const schema = () =>
    import(/* webpackChunkName: "esquema-grupo" */ '../../../domain/empresa/grupo/viagemEmGrupoSchema').then((module) =>
      module.viagemEmGrupoSchema(hoje(clock.now())),
    );
  return (
    <SchemaForm<DadosGrupo>
      label={t('Viagem em grupo')}
      schema={schema}
      initialValues={grupoVazio}
      sending={sending}
      refusedFocus="summary"
      onSubmit={(dados) => emit('GrupoPedido', { dados })}
    >
      <Stack gap={4}>
        <FormErrorSummary />
        <CamposDoGrupo />
        {erro !== null && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
        <p>{t('Usamos estes dados para responder a você, e os guardamos por 5 anos, o prazo da lei do consumidor.')}</p>
        <Button type="submit" loading={sending}>
          {t('Pedir proposta')}
        </Button>
      </Stack>
    </SchemaForm>
  );
}

function CamposDoGrupo() {
  return (
    <>
      <FieldGrid>
        <FormTextInput
          name="origem"
          label={t('Origem')}
          hint={t('Cidade e estado.')}
          maxLength={LUGAR_MAXIMO}
          required
        />
        <FormTextInput
          name="destino"
          label={t('Destino')}
          hint={t('Cidade e estado.')}
          maxLength={LUGAR_MAXIMO}
          required
        />
        <FormDateInput name="dataIda" label={t('Data de ida')} />
        <FormDateInput name="dataVolta" label={t('Data de volta (opcional)')} />
        <FormTextInput name="pessoas" label={t('Quantas pessoas')} inputMode="numeric" maxLength={3} required />
      </FieldGrid>
      <FormTextInput name="nome" label={t('Nome completo')} autoComplete="name" maxLength={NOME_MAXIMO} required />
      <FieldGrid>
        <FormTextInput name="email" label={t('E-mail')} type="email" autoComplete="email" required />
        <FormMaskedTextInput name="celular" label={t('Celular')} mask="celular" autoComplete="tel-national" required />
      </FieldGrid>
      <FormTextArea
        name="mensagem"
        label={t('Mensagem (opcional)')}
        hint={t('Horário preferido, paradas no caminho, bagagem, quem precisa de acessibilidade.')}
        rows={5}
        maxLength={MENSAGEM_DO_GRUPO_MAXIMA}
      />
    </>
  );
}
