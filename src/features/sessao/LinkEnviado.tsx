import { useEmit } from '../../events/useEmit';
import { selectEntrar } from '../../store/sessao/entrar';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button/Button';
import { Stack } from '../../ui/Stack/Stack';
import { ResendCode } from './ResendCode';
import { t } from '../../words/t';
import { rich } from '../../words/rich';

/** Waits for the confirmation link, which may be opened on any device. */
export function LinkEnviado() {
  const { destino, email } = useAppSelector(selectEntrar);
  const emit = useEmit();
  return (
    <Stack gap={4}>
      <p role="status">
        {rich(
          'Enviamos um link para <b>{destino}</b>. Abra o link em qualquer aparelho: você entra aqui sem fazer mais nada, em até 3 minutos.',
          { destino: destino || email, b: (words) => <strong>{words}</strong> },
        )}
      </p>
      <ResendCode label={t('Reenviar link')} />
      <Button variant="quiet" onClick={() => emit('EtapaEntrarTrocada', { etapa: 'entrar' })}>
        {t('Voltar para entrar')}
      </Button>
    </Stack>
  );
}
