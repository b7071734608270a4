import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SeatClasses } from './SeatClasses';
import { seatClassesDocs } from './SeatClasses.docs';
import { sampleClasses } from './sampleClasses';

const meta: Meta<typeof SeatClasses> = {
  title: 'Compra/SeatClasses',
  component: SeatClasses,
  tags: ['beta'],
  parameters: { documentation: seatClassesDocs },
  args: {
    label: 'Classes e comodidades',
    classes: sampleClasses.slice(2, 4),
    onBoard: [
      { tipo: 'wc', texto: 'Banheiro' },
      { tipo: 'geladeira', texto: 'Água gelada' },
      { tipo: 'acessivel', texto: '2 poltronas acessíveis' },
    ],
    note: 'O desenho mostra como é a classe; o modelo da poltrona muda de um ônibus para outro.',
  },
};
export default meta;
type Story = StoryObj<typeof SeatClasses>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = { name: 'Estados', args: { classes: sampleClasses, onBoard: [] } };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    classes: sampleClasses.map((one) => ({
      ...one,
      seats: '112 poltronas, nos dois pisos do ônibus articulado',
      row: { sides: [2, 3], text: '2 + 3 por fila' },
    })),
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
