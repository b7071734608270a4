import type { ComponentDocs } from '../docs/componentDocs';
import { TripCard } from './TripCard';

const trip = {
  id: '1',
  partida: { hora: '22:30', cidade: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê' },
  chegada: { hora: '05:00', cidade: 'Rio de Janeiro, RJ', terminal: 'Rodoviária Novo Rio' },
  duracao: '6h 30min',
  duracaoFalada: '6 horas e 30 minutos',
  classes: ['Executivo'],
  poltronasLivres: 32,
  onSelect: () => undefined,
};

export const tripCardDocs: ComponentDocs = {
  summary: 'Uma partida nos resultados: quando, quanto dura, que conforto, quantos lugares e o preço de tudo.',
  status: 'estavel',
  useWhen: ['Nos resultados de busca, dentro de TripList.'],
  avoidWhen: ['A passagem já foi comprada: use OrderCard.', 'É uma rota sem dia nem hora: use RouteRow.'],
  examples: [
    {
      right: {
        text: 'Preço completo e “+1 dia” na chegada.',
        sample: <TripCard {...trip} diaChegada="+1 dia" total="R$ 112,50" />,
      },
      wrong: {
        text: 'Sem o dia da chegada parece que se chega antes de sair, e as taxas ficaram para depois.',
        sample: <TripCard {...trip} total="R$ 100,00 + taxas" />,
      },
    },
  ],
  anatomy: [
    { part: 'Horários', role: 'Partida e chegada no relógio de cada parada, com “+1 dia” e “madrugada de sábado”.' },
    { part: 'Duração', role: 'Curta para os olhos, por extenso para os ouvidos.' },
    { part: 'Troca', role: 'Onde se troca de ônibus e quanto se espera; não aparece na viagem direta.' },
    { part: 'Classes e poltronas', role: 'Da mais barata à mais cara; a partir de cinco, “Últimas 5 poltronas”.' },
    { part: 'Preço', role: 'Com taxas; “a partir de” quando há classes mais caras.' },
    { part: 'Selecionar', role: 'O botão; some quando está esgotada.' },
    { part: 'Aviso (opcional)', role: 'Ao lado de “Esgotado”: SeatWait.' },
    {
      part: 'Ver paradas',
      role: 'Abre as paradas dentro do cartão; ao lado, o que acontece com o dinheiro de quem desiste.',
    },
    {
      part: 'Ver poltronas',
      role: 'Mostra o mapa antes de escolher; some quando está esgotada ou há troca de ônibus.',
    },
  ],
  properties: {
    id: 'Id da viagem.',
    partida: 'Hora, cidade e terminal da partida.',
    chegada: 'Hora, cidade e terminal da chegada.',
    diaChegada: '+1 dia, quando a chegada é em outro dia.',
    madrugada: 'madrugada de sábado, para uma partida que se confunde com a da noite anterior.',
    duracao: 'A duração: 6h 30min.',
    duracaoFalada: 'A duração para quem ouve: 6 horas e 30 minutos.',
    troca: 'A troca de ônibus: 1 troca em Resende, RJ (espera de 1h 20min).',
    classes: 'As classes a bordo, a mais barata primeiro.',
    poltronasLivres: 'Quantas poltronas há; nenhuma é esgotado, e não se escolhe.',
    total: 'O preço inteiro, já escrito como dinheiro: R$ 112,50.',
    aPartirDe: 'Verdadeiro quando outras classes a bordo custam mais.',
    operadora: 'Quem opera a viagem.',
    regra: 'A regra de cancelamento, em poucas palavras.',
    selected: 'Se é a viagem escolhida.',
    onSelect: 'Chamada com a viagem escolhida.',
    onSeats: 'Mostra o botão Ver poltronas; não numa viagem esgotada.',
    onDetails: 'Mostra o botão Ver paradas.',
    wait: 'Ao lado de Esgotado, a oferta de um aviso; recebe o id do título do cartão.',
    open: 'Se as paradas foram pedidas; o botão já diz que sim antes de elas serem desenhadas.',
    details: 'As paradas, enquanto abertas.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Vai a “Selecionar”, a “Ver paradas”, a “Ver poltronas” e ao cartão seguinte.' },
    { keys: 'Enter ou Espaço', action: 'Seleciona a partida.' },
  ],
  screenReader: [
    '“Partida 22:30, chegada 05:00, +1 dia, artigo”',
    '“Duração: 6 horas e 30 minutos”',
    '“Selecionar, botão, Partida 22:30, chegada 05:00, +1 dia”',
    'Selecionada: “Selecionar, botão de alternância, pressionado”',
    'Enquanto carrega: “Carregando a viagem”; numa lista quem diz é TripListSkeleton, uma vez',
  ],
  texts: ['Selecionar', 'Ver paradas', 'Ver poltronas'],
  wcag: [
    '1.3.1 Informações e relações',
    '1.4.1 Uso de cor',
    '1.4.10 Refluxo',
    '2.4.6 Cabeçalhos',
    '2.5.8 Tamanho do alvo',
    '4.1.3 Mensagens de status',
  ],
  history: [
    { version: '8.16.1', change: 'Mostra a troca de ônibus.' },
    { version: '8.16.1', change: 'Primeira versão.' },
  ],
  notApplicable: {
    Erro: 'A falha da busca é da tela, com ErrorState.',
    Vazio: 'Sem viagens a tela mostra EmptyState.',
  },
};
