import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { OrderCard } from './OrderCard';

const meta: Meta<typeof OrderCard> = {
  title: 'Bilhetes/OrderCard',
  component: OrderCard,
  args: {
    origem: 'São Paulo, SP',
    destino: 'Rio de Janeiro, RJ',
    dia: { numero: '05', mes: 'dez', semana: 'sáb.' },
    hora: '22:30',
    terminal: 'Terminal Rodoviário do Tietê',
    detalhe: 'Poltronas 12 e 13 · Executivo',
    localizador: 'K7M2Q9',
    total: 'R$ 225,00',
    situacao: { texto: 'Confirmada', kind: 'success' },
    children: <Button variant="secondary">Ver bilhete</Button>,
  },
};
export default meta;
type Story = StoryObj<typeof OrderCard>;

export const Default: Story = {};
export const Pending: Story = {
  args: { situacao: { texto: 'Aguardando pagamento', kind: 'warning' }, children: <Button>Pagar com Pix</Button> },
};
export const Cancelled: Story = { args: { situacao: { texto: 'Cancelada', kind: 'danger' }, children: undefined } };
export const LongContent: Story = {
  args: {
    origem: 'Vila Bela da Santíssima Trindade, MT',
    destino: 'São José do Vale do Rio Preto, RJ',
    terminal: 'Terminal Rodoviário Municipal Prefeito Joaquim de Almeida',
    detalhe: 'Poltronas 1, 2, 3, 4, 5 e 6 · Leito-cama',
    total: 'R$ 12.345,67',
  },
};
