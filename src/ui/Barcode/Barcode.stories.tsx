import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Barcode } from './Barcode';
import { barcodeDocs } from './Barcode.docs';

const meta: Meta<typeof Barcode> = {
  title: 'Compra/Barcode',
  component: Barcode,
  tags: ['beta'],
  parameters: { documentation: barcodeDocs },
  args: { digits: '99991648000000112501234567890123456789012345', name: 'Código de barras do boleto' },
};
export default meta;
type Story = StoryObj<typeof Barcode>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <div style={{ width: 280 }}>
      <Barcode {...args} />
    </div>
  ),
};

export const LongContent: Story = { name: 'Conteúdo longo', args: { digits: '1234567890'.repeat(8) } };

/** On paper it stays black on white. */
export const Print: Story = { name: 'Impressão' };

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
