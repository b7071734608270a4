import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TripTimeline } from './TripTimeline';

const meta: Meta<typeof TripTimeline> = {
  title: 'Viagens/TripTimeline',
  component: TripTimeline,
  args: {
    paradas: [
      { id: '1', hora: '21:00', cidade: 'Campinas, SP', terminal: 'Terminal Rodoviário de Campinas' },
      {
        id: '2',
        hora: '22:30',
        cidade: 'São Paulo, SP',
        terminal: 'Terminal Rodoviário do Tietê',
        papel: 'embarque',
      },
      { id: '3', hora: '00:10', cidade: 'São José dos Campos, SP', terminal: 'Rodoviária Nova', diaSeguinte: '+1 dia' },
      {
        id: '4',
        hora: '05:00',
        cidade: 'Rio de Janeiro, RJ',
        terminal: 'Rodoviária Novo Rio',
        diaSeguinte: '+1 dia',
        papel: 'desembarque',
      },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof TripTimeline>;

export const Default: Story = {};
