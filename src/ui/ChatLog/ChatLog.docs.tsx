import type { ComponentDocs } from '../docs/componentDocs';
import { ChatLog } from './ChatLog';

const pergunta = { id: '1', own: true, author: 'Você', content: 'Amanhã cedo de Campinas para o Rio' };
const resposta = {
  id: '2',
  own: false,
  author: 'Assistente',
  content: 'Entendi: Campinas → Rio de Janeiro, amanhã cedo.',
};

export const chatLogDocs: ComponentDocs = {
  summary: 'Uma conversa, do mais antigo ao mais novo, em balões.',
  status: 'beta',
  useWhen: ['Duas partes trocam mensagens e a ordem delas importa.'],
  avoidWhen: ['É um aviso só: use Alert.', 'São acontecimentos de um pedido: use OrderTimeline.'],
  examples: [
    {
      right: {
        text: 'Cada balão diz uma coisa; o que se faz com ela vem logo abaixo.',
        sample: <ChatLog label="Conversa" messages={[pergunta, resposta]} />,
      },
      wrong: {
        text: 'Tudo num balão só esconde a resposta.',
        sample: (
          <ChatLog
            label="Conversa longa"
            messages={[
              { ...resposta, content: 'Entendi. Há três horários. Os preços variam. Há também volta e cupom.' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Balão', role: 'À direita o da pessoa, à esquerda o do outro lado; o lado e quem fala dizem de quem é.' },
    { part: 'Nota', role: 'Sob o balão: que não foi enviado, com o botão de tentar de novo.' },
    { part: 'Escrevendo', role: 'Três pontos; parados para quem pede menos movimento.' },
  ],
  properties: {
    label: 'Nome da conversa.',
    lang: 'Idioma das mensagens do outro lado, onde a página pode estar em outro.',
    messages: 'As mensagens, da mais antiga à mais nova.',
    typing: 'Mostra que alguém escreve, com esta frase para quem ouve.',
  },
  keyboard: [{ keys: 'Tab', action: 'Percorre o que há para acionar dentro dos balões, na ordem da conversa.' }],
  screenReader: ['“Assistente: Entendi…”, lida quando chega, sem interromper', '“O assistente está escrevendo”'],
  wcag: ['1.3.1 Informações e relações', '1.4.10 Refluxo', '2.3.3 Animação de interações', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
};
