import { useEmit } from '../../events/useEmit';
import { selectEntrar } from '../../store/sessao/entrar';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button/Button';
import { Stack } from '../../ui/Stack/Stack';
import { ResendCode } from './ResendCode';

/** Waits for the confirmation link, which may be opened on any device. */
export function LinkEnviado() {
  const { destino, email } = useAppSelector(selectEntrar);
  const emit = useEmit();
  return (
    <Stack gap={4}>
      <p role="status">
        Enviamos um link para <strong>{destino || email}</strong>. Abra o link em qualquer aparelho: você entra aqui sem
        fazer mais nada, em até 3 minutos.
      </p>
      <ResendCode label="Reenviar link" />
      <Button variant="quiet" onClick={() => emit('EtapaEntrarTrocada', { etapa: 'entrar' })}>
        Voltar para entrar
      </Button>
    </Stack>
  );
}
