import { useState, type RefObject } from 'react';
import { MENSAGEM_MAXIMA, readMensagem } from '../../domain/chatbot/mensagem';
import { useEmit } from '../../events/useEmit';
import { Button } from '../../ui/Button/Button';
import { FieldRow } from '../../ui/FieldGrid/FieldRow';
import { TextInput } from '../../ui/TextInput/TextInput';
import { textosChatbot as textos } from './textos';

export interface Rascunho {
  texto: string;
  change: (texto: string) => void;
}

/** A half-written message, which survives closing the panel. */
export function useRascunho(): Rascunho {
  const [texto, change] = useState('');
  return { texto, change };
}

/** The message input. Text typed while an answer is pending stays until it can be sent. */
export function Compor({
  rascunho,
  sending,
  field,
}: {
  rascunho: Rascunho;
  sending: boolean;
  field: RefObject<HTMLInputElement | null>;
}) {
  const emit = useEmit();
  const send = () => {
    const texto = readMensagem(rascunho.texto);
    if (sending || texto === null) return;
    emit('ChatbotMensagemEnviada', { texto });
    rascunho.change('');
    field.current?.focus();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FieldRow>
        <TextInput
          ref={field}
          label={textos.campo}
          name="mensagem-chatbot"
          value={rascunho.texto}
          onChange={rascunho.change}
          placeholder={textos.exemplo}
          maxLength={MENSAGEM_MAXIMA}
          autoComplete="off"
        />
        <Button type="submit" loading={sending}>
          {textos.enviar}
        </Button>
      </FieldRow>
    </form>
  );
}
