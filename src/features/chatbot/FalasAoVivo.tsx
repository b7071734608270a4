import type { ConversaAoVivo, FalaAoVivo } from '../../domain/wire/chatbot/aoVivo';
import { useSubmission } from '../../store/useSubmission';
import { Alert } from '../../ui/Alert/Alert';
import { ChatLog } from '../../ui/ChatLog/ChatLog';
import { Text } from '../../ui/Text/Text';
import { textosChatbot as textos } from './textos';
import { PORTUGUESE } from '../../words/language';
import { translated } from '../../words/t';

const autores: Record<FalaAoVivo['de'], string> = {
  cliente: textos.pessoa,
  atendente: textos.pessoaDoAtendimento,
  sistema: textos.sistema,
};

/** The conversation with a person of the company, below that with the assistant. */
export function FalasAoVivo({ conversa: { situacao, falas } }: { conversa: ConversaAoVivo }) {
  const { erro } = useSubmission('falaAoVivo');
  return (
    <>
      {situacao === 'espera' && <Text tone="quiet">{translated(textos.espera)}</Text>}
      <ChatLog
        label={translated(textos.aoVivo)}
        lang={PORTUGUESE}
        messages={falas.map(({ id, de, texto }) => ({
          id,
          own: de === 'cliente',
          author: translated(autores[de]),
          content: texto,
        }))}
      />
      {erro !== null && (
        <Alert kind="danger" announce>
          {erro}
        </Alert>
      )}
    </>
  );
}
