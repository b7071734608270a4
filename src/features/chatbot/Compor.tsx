import { useCallback, useRef, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { MENSAGEM_MAXIMA, readMensagem } from '../../domain/chatbot/mensagem';
import { useEmit } from '../../events/useEmit';
import { useSubmission } from '../../store/useSubmission';
import { Button } from '../../ui/Button/Button';
import { FieldRow } from '../../ui/FieldGrid/FieldRow';
import { TextInput } from '../../ui/TextInput/TextInput';
import { textosChatbot as textos } from './textos';
import { t, translated } from '../../words/t';

export interface Rascunho {
  texto: string;
  change: Dispatch<SetStateAction<string>>;
}

/** A half-written message, which survives closing the panel. */
export function useRascunho(): Rascunho {
  const [texto, change] = useState('');
  return { texto, change };
}

/**
 * The message input. Text typed while an answer is pending stays until it can be sent; a message to a person stays until
 * it was sent, since no list shows one that was refused.
 */
export function Compor({
  rascunho,
  sending,
  field,
  aoVivo = false,
}: {
  rascunho: Rascunho;
  sending: boolean;
  field: RefObject<HTMLInputElement | null>;
  /** The message goes to a person of the company instead of the assistant. */
  aoVivo?: boolean;
}) {
  const emit = useEmit();
  const { change } = rascunho;
  const enviado = useRef<string | null>(null);
  const clear = useCallback(() => change((now) => (now === enviado.current ? '' : now)), [change]);
  useSubmission('falaAoVivo', { own: true, onDone: clear });
  const send = () => {
    const texto = readMensagem(rascunho.texto);
    if (sending || texto === null) return;
    if (aoVivo) {
      enviado.current = rascunho.texto;
      emit('FalaAoVivoEnviada', { texto });
    } else {
      emit('ChatbotMensagemEnviada', { texto });
      change('');
    }
    field.current?.focus();
  };
  return (
    <form
      aria-label={t('Nova mensagem')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FieldRow>
        <TextInput
          ref={field}
          label={translated(textos.campo)}
          name="mensagem-chatbot"
          value={rascunho.texto}
          onChange={change}
          placeholder={textos.exemplo}
          maxLength={MENSAGEM_MAXIMA}
          autoComplete="off"
        />
        <Button type="submit" loading={sending}>
          {translated(textos.enviar)}
        </Button>
      </FieldRow>
    </form>
  );
}
