import { useCallback, useRef, useState } from 'react';
import { readMensagem } from '../../../domain/chatbot/mensagem';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { FieldRow } from '../../../ui/FieldGrid/FieldRow';
import { Stack } from '../../../ui/Stack/Stack';
import { TextInput } from '../../../ui/TextInput/TextInput';

const MAXIMO = 2000;

/** A turn of the staff; its words stay until they were sent, and those typed meanwhile stay for the next turn. */
export function FalarForm({ protocolo }: { protocolo: string }) {
  const emit = useEmit();
  const [texto, setTexto] = useState('');
  const enviado = useRef<string | null>(null);
  const clear = useCallback(() => setTexto((now) => (now === enviado.current ? '' : now)), []);
  const { sending, erro } = useSubmission('falaAtendente', { own: true, onDone: clear });
  const send = () => {
    const fala = readMensagem(texto);
    if (sending || fala === null) return;
    enviado.current = texto;
    emit('FalaAtendenteEnviada', { protocolo, texto: fala });
  };
  return (
    <Stack gap={3}>
      <form
        aria-label="Responder na conversa"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <FieldRow>
          <TextInput
            name="fala"
            label="Sua mensagem"
            autoComplete="off"
            maxLength={MAXIMO}
            value={texto}
            onChange={setTexto}
          />
          <Button type="submit" loading={sending}>
            Enviar
          </Button>
        </FieldRow>
      </form>
      {erro !== null && (
        <Alert kind="danger" announce>
          {erro}
        </Alert>
      )}
    </Stack>
  );
}
