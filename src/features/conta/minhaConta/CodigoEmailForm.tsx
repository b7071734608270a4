import { useState, type SyntheticEvent } from 'react';
import { useEmit } from '../../../events/useEmit';
import type { MinhaContaState } from '../../../store/conta/minhaConta';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { CodeInput } from '../../../ui/CodeInput/CodeInput';
import { useSecondsLeft } from '../../../ui/HoldTimer/useSecondsLeft';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaTentativa } from './FalhaTentativa';

/** Confirms the new address by the code sent to it; until then nothing changes. */
export function CodigoEmailForm({ destino, reenvioEm }: NonNullable<MinhaContaState['trocaEmail']>) {
  const emit = useEmit();
  const { sending } = useSubmission('emailConta');
  const wait = useSecondsLeft(reenvioEm);
  const [codigo, setCodigo] = useState('');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!sending) emit('EmailCodigoEnviado', { codigo });
  };
  return (
    <form noValidate aria-label="Confirmar novo e-mail" onSubmit={send}>
      <Stack gap={4}>
        <p role="status">Enviamos um código para {destino}.</p>
        <CodeInput label="Código" name="codigoEmail" value={codigo} onChange={setCodigo} />
        <FalhaTentativa assunto="emailConta" />
        <Button type="submit" loading={sending}>
          Confirmar e-mail
        </Button>
        <Inline gap={2}>
          <Button
            variant="quiet"
            size="small"
            disabled={wait > 0 || sending}
            onClick={() => emit('EmailCodigoReenviado')}
          >
            {wait > 0 ? `Reenviar código em ${wait} s` : 'Reenviar código'}
          </Button>
          <Button variant="quiet" size="small" onClick={() => emit('EmailTrocaDesistida')}>
            Manter o e-mail atual
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
