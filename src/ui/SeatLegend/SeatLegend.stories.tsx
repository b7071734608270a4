import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../Stack/Stack';
import { SeatLegend } from './SeatLegend';
import { seatLegendDocs } from './SeatLegend.docs';

const meta: Meta<typeof SeatLegend> = {
  title: 'Compra/SeatLegend',
  component: SeatLegend,
  tags: ['estavel'],
  parameters: { documentation: seatLegendDocs },
  args: { classes: [{ classe: 'Executivo', preco: 'R$ 112,50' }] },
};
export default meta;
type Story = StoryObj<typeof SeatLegend>;

const twoClasses = [
  { classe: 'Executivo', preco: 'R$ 112,50' },
  { classe: 'Leito', preco: 'R$ 1.204,90' },
];

export const Default: Story = { name: 'Padrão', args: { recursos: ['wc'] } };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={8}>
      <SeatLegend {...args} />
      <SeatLegend classes={twoClasses} recursos={['wc', 'escada']} />
      <SeatLegend classes={twoClasses} show="prices" />
      <SeatLegend classes={twoClasses} recursos={['wc']} show="marks" />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    classes: [
      { classe: 'Convencional com sanitário', preco: 'R$ 98,40' },
      { classe: 'Executivo', preco: 'R$ 112,50' },
      { classe: 'Semileito', preco: 'R$ 154,90' },
      { classe: 'Leito com ar condicionado', preco: 'R$ 1.204,90' },
      { classe: 'Leito-cama individual', preco: 'R$ 1.980,00' },
    ],
    recursos: ['wc', 'escada'],
  },
};

export const Zoom: Story = {
  name: 'Zoom 200 %',
  globals: { text: '200' },
  args: { classes: twoClasses, recursos: ['wc', 'escada'] },
};
