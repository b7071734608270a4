import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PriceBreakdown } from './PriceBreakdown';

const meta: Meta<typeof PriceBreakdown> = {
  title: 'Compra/PriceBreakdown',
  component: PriceBreakdown,
  args: {
    rows: [
      { label: 'Tarifa', value: 'R$ 100,00' },
      { label: 'Pedágio', value: 'R$ 6,00' },
      { label: 'Taxa de embarque', value: 'R$ 5,00' },
      { label: 'Seguro', value: 'R$ 1,50' },
    ],
    total: 'R$ 112,50',
  },
};
export default meta;
type Story = StoryObj<typeof PriceBreakdown>;

export const Default: Story = {};
export const WithDiscount: Story = {
  args: {
    rows: [
      { label: '2 poltronas, executivo', value: 'R$ 2.225,00' },
      { label: 'Cupom PRIMEIRA-VIAGEM', value: '- R$ 22,50', discount: true },
    ],
    total: 'R$ 2.202,50',
  },
};
