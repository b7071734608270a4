import type { ComponentDocs } from '../docs/componentDocs';
import { TripTimeline } from './TripTimeline';

const tiete = { id: '1', hora: '22:30', cidade: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê' };
const novoRio = { id: '2', hora: '05:00', cidade: 'Rio de Janeiro, RJ', terminal: 'Rodoviária Novo Rio' };

export const tripTimelineDocs: ComponentDocs = {
  summary: 'Todas as paradas de uma viagem, na ordem, com a hora do relógio de cada uma e onde o ônibus está.',
  status: 'estavel',
  useWhen: ['Em informacao-de-viagem, para quem viaja e para quem espera.'],
  avoidWhen: ['Bastam partida e chegada: TripCard ou TicketCard.', 'São as etapas de um pedido: use OrderTimeline.'],
  examples: [
    {
      right: {
        text: 'A hora nova ao lado da prevista: vê-se de quanto é o atraso.',
        sample: (
          <TripTimeline
            paradas={[
              { ...tiete, previsao: '22:55' },
              { ...novoRio, previsao: '05:25' },
            ]}
          />
        ),
      },
      wrong: {
        text: 'Só a hora nova: quem planejou 22:30 pensa que leu errado.',
        sample: (
          <TripTimeline
            paradas={[
              { ...tiete, hora: '22:55' },
              { ...novoRio, hora: '05:25' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Hora', role: 'A do relógio da parada; riscada, com a nova abaixo, quando muda.' },
    { part: 'Chega e sai', role: 'As duas horas de onde o ônibus fica parado; quem desce ali lê a do cartão.' },
    { part: 'Ponto e linha', role: 'Cheio onde a pessoa embarca ou desce; de outra cor onde o ônibus está.' },
    { part: 'Lugar', role: 'Cidade e terminal; “Seu embarque” e “Seu desembarque”.' },
    { part: 'Plataforma (opcional)', role: 'O número, ou “a confirmar”.' },
  ],
  properties: {
    paradas: 'As paradas, com a hora de chegada e de partida.',
  },
  keyboard: [],
  screenReader: [
    '“Paradas, lista com 4 itens”',
    '“22:30; São Paulo, SP; Terminal Rodoviário do Tietê; Seu embarque”',
    'Onde fica parado: “chega 23:55, sai 00:10 +1 dia”',
    'Com atraso: “previsto 22:30 agora 22:55”',
    '“O ônibus está aqui”; “O ônibus já passou”',
  ],
  wcag: ['1.3.1 Informações e relações', '1.4.1 Uso de cor', '1.4.10 Refluxo'],
  history: [
    { version: '8.16.1', change: 'Chegada e saída em cada parada do caminho.' },
    { version: '8.16.1', change: 'Atraso, plataforma, onde o ônibus está, espera e vazio.' },
    { version: '8.16.1', change: 'Primeira versão.' },
  ],
  notApplicable: {
    Erro: 'A falha ao buscar é da tela, com ErrorState.',
    Teclado: 'Nada nele recebe foco.',
  },
};
