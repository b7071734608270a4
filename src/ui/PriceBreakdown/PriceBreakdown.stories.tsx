import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../Stack/Stack';
import { PriceBreakdown } from './PriceBreakdown';
import { priceBreakdownDocs } from './PriceBreakdown.docs';

const meta: Meta<typeof PriceBreakdown> = {
  title: 'Compra/PriceBreakdown',
  component: PriceBreakdown,
  tags: ['estavel'],
  parameters: { documentation: priceBreakdownDocs },
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

const discounted = [
  { label: '2 poltronas, executivo', value: 'R$ 2.225,00' },
  { label: 'Cupom PRIMEIRA-VIAGEM', value: '−R$ 22,50', discount: true },
];

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: ({ rows }) => (
    <Stack gap={8}>
      <PriceBreakdown rows={rows} />
      <PriceBreakdown rows={rows} total="R$ 112,50" />
      <PriceBreakdown rows={discounted} total="R$ 2.202,50" />
      <PriceBreakdown
        rows={[{ label: 'ID Jovem, tarifa gratuita', value: 'R$ 0,00', discount: true }]}
        total="R$ 0,00"
      />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    rows: [
      { label: 'Tarifa de 6 poltronas, leito-cama individual, ida e volta, com pedágio', value: 'R$ 122.345,67' },
      { label: 'Cupom PRIMEIRA-VIAGEM-DA-FAMILIA-2026', value: '−R$ 12.022,50', discount: true },
    ],
    total: 'R$ 110.323,17',
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
