import { formatDia } from '../../domain/base/data';
import { useEmit } from '../../events/useEmit';
import type { Protocolo } from '../../store/submissions';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { t } from '../../words/t';

/** The protocol and the deadline of the answer. */
export function AtendimentoFeito({ protocolo, ate }: Protocolo) {
  const emit = useEmit();
  return (
    <Alert
      kind="success"
      announce
      title={t('Protocolo {protocolo}', { protocolo })}
      action={
        <Button variant="secondary" size="small" onClick={() => emit('AtendimentoDesistido')}>
          {t('Voltar à conversa')}
        </Button>
      }
    >
      {t('Uma pessoa do atendimento responde por e-mail até {dia}. Enviamos o protocolo para você.', {
        dia: formatDia(ate),
      })}
    </Alert>
  );
}
