import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TripCard } from '../TripCard/TripCard';
import { TripList } from './TripList';

interface Sample {
  id: string;
  hora: string;
}

const trips = (count: number): Sample[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    hora: `${String(index % 24).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
  }));

const select = fn();

const meta: Meta<typeof TripList<Sample>> = {
  title: 'Viagens/TripList',
  component: TripList<Sample>,
  args: {
    items: trips(300),
    keyOf: ({ id }) => id,
    renderItem: ({ id, hora }) => (
      <TripCard
        id={id}
        partida={{ hora, cidade: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê' }}
        chegada={{ hora, cidade: 'Rio de Janeiro, RJ', terminal: 'Rodoviária Novo Rio' }}
        duracao="6h"
        duracaoFalada="6 horas"
        classes={['Executivo']}
        poltronasLivres={20}
        total="R$ 112,50"
        onSelect={select}
      />
    ),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { items: trips(3) } };
export const Hundreds: Story = {};
