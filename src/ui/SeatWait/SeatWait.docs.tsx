import type { ComponentDocs } from '../docs/componentDocs';
import { SeatWait } from './SeatWait';

const quiet = { onAsk: () => undefined, onStop: () => undefined };

export const seatWaitDocs: ComponentDocs = {
  summary: 'Oferece um e-mail quando uma viagem esgotada tiver poltrona, e desiste dele.',
  status: 'beta',
  useWhen: ['Dentro de TripCard, ao lado de “Esgotado”.'],
  avoidWhen: ['Ainda há poltronas: o botão é “Selecionar”.', 'A viagem foi cancelada: não há o que esperar.'],
  examples: [
    {
      right: { text: 'Diz por onde o aviso vem, e deixa desistir.', sample: <SeatWait {...quiet} waiting /> },
      wrong: {
        text: 'A falha sem saída: o que fazer agora?',
        sample: <SeatWait {...quiet} waiting={false} error="Erro." />,
      },
    },
  ],
  anatomy: [
    { part: 'Frase', role: 'Só enquanto se espera: por onde o aviso vem.' },
    { part: 'Erro (opcional)', role: 'O que falhou; o botão passa a “Tentar novamente”.' },
    { part: 'Botão', role: 'Um só, que pede e que desiste: o foco fica nele.' },
  ],
  properties: {
    waiting: 'Verdadeiro enquanto um aviso está pedido.',
    loading: 'Em andamento: o botão ignora cliques, e guarda o foco e o nome.',
    error: 'A frase da falha; o botão então repete o que falhou.',
    describedBy: 'Id do texto que dá nome à viagem.',
    onAsk: 'Chamada por quem pede o aviso.',
    onStop: 'Chamada por quem desiste dele.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Vai ao botão.' },
    { keys: 'Enter ou Espaço', action: 'Pede o aviso ou desiste; enquanto envia, não repete.' },
  ],
  screenReader: [
    '“Avise-me se abrir vaga, botão, Partida 22:30, chegada 05:00”',
    'Depois: “Avisaremos por e-mail se abrir uma poltrona”',
    'Na falha interrompe e lê o erro.',
  ],
  texts: [
    'Avise-me se abrir vaga',
    'Avisaremos por e-mail se abrir uma poltrona',
    'Não avisar mais',
    'Tentar novamente',
  ],
  wcag: ['2.1.1 Teclado', '2.5.8 Tamanho do alvo', '3.3.1 Identificação do erro', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: { Vazio: 'Sem viagem esgotada a parte não existe.' },
};
