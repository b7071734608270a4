import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TripTimeline } from './TripTimeline';
import type { TimelineStop } from './TripTimeline';
import { tripTimelineDocs } from './TripTimeline.docs';

const lastOfTheLine: TimelineStop = {
  id: '4',
  hora: '05:00',
  cidade: 'Rio de Janeiro, RJ',
  terminal: 'Rodoviária Novo Rio',
  diaSeguinte: '+1 dia',
};

const paradas: TimelineStop[] = [
  { id: '1', hora: '21:00', cidade: 'Campinas, SP', terminal: 'Terminal Rodoviário de Campinas' },
  {
    id: '2',
    hora: '22:30',
    cidade: 'São Paulo, SP',
    terminal: 'Terminal Rodoviário do Tietê',
    papel: 'embarque',
  },
  {
    id: '3',
    chegada: { hora: '23:55' },
    hora: '00:10',
    cidade: 'São José dos Campos, SP',
    terminal: 'Rodoviária Nova',
    diaSeguinte: '+1 dia',
  },
  { ...lastOfTheLine, papel: 'desembarque' },
];

const meta: Meta<typeof TripTimeline> = {
  title: 'Viagens/TripTimeline',
  component: TripTimeline,
  tags: ['estavel'],
  parameters: { documentation: tripTimelineDocs },
  args: { paradas },
};
export default meta;
type Story = StoryObj<typeof TripTimeline>;

export const Default: Story = { name: 'Padrão' };

/** The traveller gets off where the coach stands: the arrival is the card's, the departure is others'. */
export const GetsOffOnTheWay: Story = {
  name: 'Desce no caminho, com atraso',
  args: {
    paradas: paradas.map((parada, index): TimelineStop => {
      if (index === 2) {
        const chegada = { hora: '23:55', previsao: '00:20', diaSeguinte: null };
        return { ...parada, chegada, previsao: '00:35', papel: 'desembarque' };
      }
      return index === 3 ? lastOfTheLine : parada;
    }),
  },
};

/** Passed, current, 25 minutes late, on time; platform known and unknown. */
export const States: Story = {
  name: 'Estados',
  args: {
    paradas: paradas.map((parada, index): TimelineStop => {
      if (index === 0) return { ...parada, situacao: 'passou' };
      if (index === 1) return { ...parada, situacao: 'aqui', previsao: '22:55', plataforma: '34' };
      return index === 3 ? { ...parada, previsao: '05:25', plataforma: null } : parada;
    }),
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    paradas: Array.from({ length: 18 }, (_, index) => ({
      id: String(index),
      hora: `${String((6 + index) % 24).padStart(2, '0')}:15`,
      cidade: index % 3 ? 'São José dos Campos, SP' : 'Vila Bela da Santíssima Trindade, MT',
      terminal: index % 3 ? 'Rodoviária Nova' : 'Terminal Rodoviário Municipal Prefeito Joaquim de Almeida',
      ...(index > 17 - 6 && { diaSeguinte: '+1 dia' }),
    })),
  },
};

export const Loading: Story = { name: 'Carregando', args: { loading: true } };

export const Empty: Story = { name: 'Vazio', args: { paradas: [] } };

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: States.args! };
