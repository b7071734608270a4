import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SeatLegend } from './SeatLegend';

const meta: Meta<typeof SeatLegend> = {
  title: 'Compra/SeatLegend',
  component: SeatLegend,
  args: { classes: [{ classe: 'Executivo', preco: 'R$ 112,50' }] },
};
export default meta;
type Story = StoryObj<typeof SeatLegend>;

export const Default: Story = {};
export const TwoClasses: Story = {
  args: {
    classes: [
      { classe: 'Executivo', preco: 'R$ 112,50' },
      { classe: 'Leito', preco: 'R$ 1.204,90' },
    ],
  },
};
