import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TripCard } from './TripCard';
import { TripCardSkeleton } from './TripCardSkeleton';

const meta: Meta<typeof TripCard> = {
  title: 'Viagens/TripCard',
  component: TripCard,
  args: {
    id: '1',
    partida: { hora: '22:30', cidade: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê' },
    chegada: { hora: '05:00', cidade: 'Rio de Janeiro, RJ', terminal: 'Rodoviária Novo Rio' },
    diaChegada: '+1 dia',
    duracao: '6h 30min',
    duracaoFalada: '6 horas e 30 minutos',
    classes: ['Executivo'],
    poltronasLivres: 32,
    total: 'R$ 112,50',
    operadora: 'Itapê',
    onSelect: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof TripCard>;

export const Default: Story = {};
export const LastSeats: Story = { args: { poltronasLivres: 3, classes: ['Semi-leito', 'Leito'], aPartirDe: true } };
export const SoldOut: Story = { args: { poltronasLivres: 0 } };
export const Selected: Story = { args: { selected: true } };
export const SmallHours: Story = {
  args: {
    partida: { hora: '00:15', cidade: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê' },
    madrugada: 'madrugada de sábado',
    diaChegada: null,
    poltronasLivres: 1,
  },
};
export const LongContent: Story = {
  args: {
    partida: {
      hora: '06:05',
      cidade: 'Vila Bela da Santíssima Trindade, MT',
      terminal: 'Terminal Rodoviário Municipal Prefeito Joaquim de Almeida',
    },
    chegada: {
      hora: '23:55',
      cidade: 'São José do Vale do Rio Preto, RJ',
      terminal: 'Terminal Rodoviário Bianor Martins Esteves',
    },
    diaChegada: '+2 dias',
    duracao: '65h 50min',
    classes: ['Convencional', 'Executivo', 'Semi-leito', 'Leito-cama'],
    total: 'R$ 1.234,56',
    aPartirDe: true,
    operadora: 'Viação Itapê do Centro-Oeste',
  },
};
export const Loading: Story = { render: () => <TripCardSkeleton /> };
