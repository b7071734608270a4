import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { HoldTimer } from '../HoldTimer/HoldTimer';
import { PurchaseSummary } from './PurchaseSummary';

const ida = {
  titulo: 'Ida',
  rota: 'São Paulo, SP → Rio de Janeiro, RJ',
  quando: 'sáb., 05/12 · 22:30',
  detalhe: 'Executivo · poltronas 12 e 13',
};

const meta: Meta<typeof PurchaseSummary> = {
  title: 'Compra/PurchaseSummary',
  component: PurchaseSummary,
  args: {
    trechos: [ida],
    rows: [
      { label: 'Tarifa, 2 poltronas', value: 'R$ 200,00' },
      { label: 'Pedágio', value: 'R$ 12,00' },
      { label: 'Taxa de embarque', value: 'R$ 10,00' },
      { label: 'Seguro', value: 'R$ 3,00' },
    ],
    total: 'R$ 225,00',
    timer: <HoldTimer name="Tempo de reserva" expiresAt={572_000} now={() => 0} />,
    action: (
      <Button size="large" fullWidth>
        Continuar
      </Button>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof PurchaseSummary>;

export const Default: Story = {};
export const BeforeTheHold: Story = { args: { timer: undefined } };
export const LongContent: Story = {
  args: {
    trechos: [
      ida,
      {
        titulo: 'Volta',
        rota: 'São José do Vale do Rio Preto, RJ → Vila Bela da Santíssima Trindade, MT',
        quando: 'ter., 08/12 · 00:15, madrugada de terça-feira',
        detalhe: 'Leito-cama · poltronas 1, 2, 3, 4, 5 e 6',
      },
    ],
    total: 'R$ 12.345,67',
  },
};
