import { comNome } from '../../domain/companhia/marca/comNome';
import { type ComponentType, useRef } from 'react';
import type { DadosAtendimento } from '../../domain/chatbot/atendimento';
import { useEmit } from '../../events/useEmit';
import { selectChatbot, selectUltimaMensagem } from '../../store/chatbot/chatbot';
import { selectAoVivo } from '../../store/chatbot/aoVivo';
import { selectConta } from '../../store/conta/conta';
import { useAppSelector } from '../../store/hooks';
import { useSubmission } from '../../store/useSubmission';
import { selectChatbotPanel, selectOnline } from '../../store/aplicativo/interface';
import { selectPessoa } from '../../store/sessao/sessao';
import { useBrand } from '../../ui/brand/BrandContext';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { Drawer } from '../../ui/Drawer/Drawer';
import { Inline } from '../../ui/Inline/Inline';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { AtendimentoFeito } from './AtendimentoFeito';
import type { AtendimentoProps } from './AtendimentoForm';
import { Compor, useRascunho } from './Compor';
import { Falas } from './Falas';
import { FalasAoVivo } from './FalasAoVivo';
import { textosChatbot as textos } from './textos';
import { PORTUGUESE } from '../../words/language';
import { translated } from '../../words/t';

/** The assistant in a drawer over any page. Closing it keeps the conversation and a half-written message. */
export function ChatbotPanel({ Atendimento }: { Atendimento: ComponentType<AtendimentoProps> }) {
  const emit = useEmit();
  const { nome: empresa } = useBrand();
  const open = useAppSelector(selectChatbotPanel) === 'aberto';
  const chatbot = useAppSelector(selectChatbot);
  const inicial = useContato();
  const rascunho = useRascunho();
  const field = useRef<HTMLInputElement>(null);
  const { sending } = useSubmission('mensagemChatbot');
  const { valor: protocolo } = useSubmission('atendimento');
  const aoVivo = useAppSelector(selectAoVivo);
  const isLive = aoVivo.phase === 'on' && aoVivo.situacao !== 'encerrado';
  const { sending: falando } = useSubmission('falaAoVivo');
  const isHandingOver = chatbot.contato && protocolo === null;
  return (
    <Drawer
      open={open}
      title={comNome(translated(textos.titulo), empresa)}
      from="end"
      onClose={() => emit('ChatbotFechado')}
      actions={
        !isHandingOver && (
          <Compor rascunho={rascunho} sending={isLive ? falando : sending} field={field} aoVivo={isLive} />
        )
      }
    >
      <Stack gap={4}>
        {isHandingOver ? (
          <>
            <Inline>
              <Button variant="quiet" size="small" onClick={() => emit('AtendimentoDesistido')}>
                {translated(textos.voltar)}
              </Button>
            </Inline>
            <Atendimento inicial={inicial} />
          </>
        ) : (
          <>
            <Text tone="quiet" size="sm">
              {translated(textos.aviso)}
            </Text>
            <Falas chatbot={chatbot} />
            {protocolo && <AtendimentoFeito {...protocolo} />}
            {aoVivo.phase === 'on' && <FalasAoVivo conversa={aoVivo} />}
            {!isLive && <Passos />}
            <SemInternet />
          </>
        )}
      </Stack>
    </Drawer>
  );
}

/** One-press answers: the action that the assistant asks for, then suggested replies. */
function Passos() {
  const emit = useEmit();
  const { pede, sugestoes, falas } = useAppSelector(selectChatbot);
  const quick = falas.length === 0 ? textos.iniciais : sugestoes;
  return (
    <>
      {pede === 'entrar' && <Button onClick={() => emit('ChatbotEntrarPedido')}>{translated(textos.entrar)}</Button>}
      {pede === 'atendente' && (
        <Button onClick={() => emit('AtendimentoPedido')}>{translated(textos.deixarContato)}</Button>
      )}
      {quick.length > 0 && (
        <div role="group" aria-label={translated(textos.sugestoes)}>
          <div lang={PORTUGUESE}>
            <Inline gap={2}>
              {quick.map((texto) => (
                <Button
                  key={texto}
                  variant="secondary"
                  size="small"
                  onClick={() => emit('ChatbotMensagemEnviada', { texto })}
                >
                  {texto}
                </Button>
              ))}
            </Inline>
          </div>
        </div>
      )}
    </>
  );
}

function SemInternet() {
  const online = useAppSelector(selectOnline);
  return online ? null : (
    <Alert kind="warning" announce>
      {translated(textos.semConexao)}
    </Alert>
  );
}

/** Contact data prefilled from the session. */
function useContato(): DadosAtendimento {
  const conta = useAppSelector(selectConta);
  const pessoa = useAppSelector(selectPessoa);
  const ultima = useAppSelector(selectUltimaMensagem);
  const isQuestion = ultima !== null && !/pessoa|atendente/i.test(ultima.texto);
  return {
    nome: conta?.nome ?? '',
    email: pessoa?.email ?? '',
    celular: '',
    mensagem: isQuestion ? ultima.texto : '',
    consentimento: false,
  };
}
