import { useState, type RefObject } from 'react';
import { useEmit } from '../../events/useEmit';
import { Button } from '../../ui/Button/Button';
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

const MAXIMO = 500;

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
    const texto = rascunho.texto.trim();
    if (sending || texto === '') return;
    emit('ChatbotMensagemEnviada', { texto });
    rascunho.change('');
    field.current?.focus();
  };
  return (
    <form
      className="chatbot-campo"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextInput
        ref={field}
        label={textos.campo}
        name="mensagem-chatbot"
        value={rascunho.texto}
        onChange={rascunho.change}
        placeholder={textos.exemplo}
        maxLength={MAXIMO}
        autoComplete="off"
      />
      <Button type="submit" loading={sending}>
        {textos.enviar}
      </Button>
    </form>
  );
}
