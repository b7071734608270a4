import type { ComponentDocs } from '../docs/componentDocs';
import { TripCard } from '../TripCard/TripCard';
import { TripList } from './TripList';
import { sampleTrips } from './sampleTrips';
import type { SampleTrip } from './sampleTrips';

const draw = (trip: SampleTrip) => <TripCard {...trip} onSelect={() => undefined} />;
const quiet = { items: sampleTrips(2), keyOf: ({ id }: SampleTrip) => id, renderItem: draw };

export const tripListDocs: ComponentDocs = {
  summary: 'Os resultados de uma busca: só o que está perto da janela é desenhado, por mais que sejam.',
  status: 'estavel',
  useWhen: ['A lista pode ter centenas de cartões, de alturas diferentes, e rola com a página.'],
  avoidWhen: ['São poucas linhas: uma lista comum basta.', 'As linhas se comparam por colunas: use DataTable.'],
  examples: [
    {
      right: { text: 'O nome da lista diz o que há nela.', sample: <TripList {...quiet} label="Viagens de ida" /> },
      wrong: { text: '“Lista” já é o que ela é.', sample: <TripList {...quiet} label="Lista" /> },
    },
  ],
  anatomy: [
    { part: 'Lista', role: 'Tem a altura de todos os itens; a rolagem é a da página.' },
    { part: 'TripListSkeleton', role: 'No lugar da lista enquanto ela carrega; diz isso por todos os cartões.' },
    { part: 'Item', role: 'Diz qual é e de quantos; o que tem o foco nunca some.' },
  ],
  properties: {
    items: 'Os itens, na ordem em que aparecem.',
    renderItem: 'Desenha um item; precisa ser sempre a mesma função.',
    keyOf: 'Diz a chave de um item.',
    label: 'Nome da lista.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Passa de botão em botão dos cartões; os próximos são desenhados a tempo.' },
    { keys: 'Enter ou Espaço', action: 'Aciona o botão em foco.' },
  ],
  screenReader: [
    '“Viagens, lista”',
    '“Partida 22:30, chegada 05:00, artigo, 3 de 300”',
    'Enquanto carrega, com TripListSkeleton: “Carregando viagens”, uma vez; depois “Viagens, lista, ocupado”',
  ],
  texts: ['Viagens', 'Carregando viagens'],
  wcag: ['1.3.1 Informações e relações', '2.1.1 Teclado', '2.4.3 Ordem do foco', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'A falha da busca é da tela, com ErrorState.',
    Vazio: 'Sem viagens a tela mostra EmptyState.',
  },
};
