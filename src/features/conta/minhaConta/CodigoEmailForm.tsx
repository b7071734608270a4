import type { DadosCodigoEmail } from '../../../domain/conta/acessoConta';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import type { MinhaContaState } from '../../../store/conta/minhaConta';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { FormCodeInput } from '../../../ui/form/FormCodeInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { useSecondsLeft } from '../../../ui/HoldTimer/useSecondsLeft';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaTentativa } from './FalhaTentativa';
import { t } from '../../../words/t';

const schema = () =>
  import(/* webpackChunkName: "esquema-conta" */ '../../../domain/conta/acessoContaSchema').then(
    (module) => module.codigoEmailSchema,
  );
const initialValues: DadosCodigoEmail = { codigoEmail: '' };

/** Confirms the new address by the code sent to it; until then nothing changes. */
export function CodigoEmailForm({ destino, reenvioEm }: NonNullable<MinhaContaState['trocaEmail']>) {
  const emit = useEmit();
  const clock = useClock();
  const { sending } = useSubmission('emailConta');
  const wait = useSecondsLeft(reenvioEm, () => clock.now().getTime());
  return (
    <SchemaForm<DadosCodigoEmail>
      label={t('Confirmar novo e-mail')}
      schema={schema}
      initialValues={initialValues}
      sending={sending}
      onSubmit={({ codigoEmail }) => emit('EmailCodigoEnviado', { codigo: codigoEmail })}
    >
      <Stack gap={4}>
        <p role="status">{t('Enviamos um código para {destino}.', { destino })}</p>
        <FormCodeInput label={t('Código')} name="codigoEmail" />
        <FalhaTentativa assunto="emailConta" />
        <Button type="submit" loading={sending}>
          {t('Confirmar e-mail')}
        </Button>
        <Inline gap={2}>
          <Button
            variant="quiet"
            size="small"
            disabled={wait > 0 || sending}
            onClick={() => emit('EmailCodigoReenviado')}
          >
            {wait > 0 ? t('Reenviar código em {s} s', { s: wait }) : t('Reenviar código')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => emit('EmailTrocaDesistida')}>
            {t('Manter o e-mail atual')}
          </Button>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}
