import { formatDia } from '../../domain/base/data';
import { useEmit } from '../../events/useEmit';
import type { Atendimento } from '../../store/chatbot/chatbot';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';

/** The protocol and the deadline of the answer. */
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
