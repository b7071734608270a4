import { formatDia } from '../../domain/base/data';
import { useEmit } from '../../events/useEmit';
import type { Protocolo } from '../../store/submissions';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';

/** The protocol and the deadline of the answer. */
export function AtendimentoFeito({ protocolo, ate }: Protocolo) {
  const emit = useEmit();
  return (
    <Alert
      kind="success"
      announce
      title={`Protocolo ${protocolo}`}
      action={
        <Button variant="secondary" size="small" onClick={() => emit('AtendimentoDesistido')}>
          Voltar à conversa
        </Button>
      }
    >
      Uma pessoa do atendimento responde por e-mail até {formatDia(ate)}. Enviamos o protocolo para você.
    </Alert>
  );
}
