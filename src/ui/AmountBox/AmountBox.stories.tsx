import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../Stack/Stack';
import { AmountBox } from './AmountBox';
import { amountBoxDocs } from './AmountBox.docs';

const total = { label: 'Total', amount: 'R$ 128,90' };
const troco = { label: 'Troco', amount: 'R$ 21,10', strong: true, announce: true };
const falta = { label: 'Faltam', amount: 'R$ 28,90', strong: true, short: true, announce: true };

const meta: Meta<typeof AmountBox> = {
  title: 'Agência/AmountBox',
  component: AmountBox,
  tags: ['estavel'],
  parameters: { documentation: amountBoxDocs },
  args: { lines: [total, troco] },
};
export default meta;
type Story = StoryObj<typeof AmountBox>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack>
      <AmountBox lines={[total, troco]} />
      <AmountBox lines={[total, falta]} />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    lines: [{ ...troco, label: 'Troco a devolver em notas e moedas ao comprador', amount: 'R$ 1.234.567,89' }],
  },
};

export const WithError: Story = { name: 'Erro', args: { lines: [total, falta] } };

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
