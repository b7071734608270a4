import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { BarChart } from './BarChart';
import { barChartDocs } from './BarChart.docs';

const meta: Meta<typeof BarChart> = {
  title: 'Agência/BarChart',
  component: BarChart,
  tags: ['beta'],
  parameters: { documentation: barChartDocs },
  args: {
    caption: 'Vendas por modalidade',
    labelHeader: 'Modalidade',
    valueHeader: 'Total vendido',
    bars: [
      { id: 'pix', label: 'Pix', value: 348_000, text: 'R$ 3.480,00' },
      { id: 'credito', label: 'Cartão de crédito', value: 120_490, text: 'R$ 1.204,90' },
      { id: 'dinheiro', label: 'Dinheiro', value: 91_250, text: 'R$ 912,50' },
      { id: 'externo', label: 'Pagamento externo', value: 0, text: 'R$ 0,00' },
    ],
    onRetry: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof BarChart>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={8}>
      <BarChart
        {...args}
        caption="Com um destaque"
        bars={args.bars.map((bar, i) => ({ ...bar, highlight: i === 2 }))}
      />
      <BarChart {...args} caption="Uma barra só" bars={args.bars.slice(0, 1)} />
      <BarChart
        {...args}
        caption="Tudo zero"
        bars={args.bars.slice(0, 2).map((bar) => ({ ...bar, value: 0, text: 'R$ 0,00' }))}
      />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    caption: 'Vendas por operador no fechamento de novembro de 2026, todos os guichês do Terminal Rodoviário do Tietê',
    bars: Array.from({ length: 16 }, (_, index) => ({
      id: String(index),
      label: index % 3 ? `Operador ${index + 1}` : 'Maria Aparecida da Conceição de Albuquerque Cavalcanti',
      value: 123_456_789 / (index + 1),
      text: `R$ ${(1_234_567 / (index + 1)).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
    })),
  },
};

export const WithError: Story = { name: 'Erro', args: { error: 'Houve um erro na comunicação com o servidor.' } };

export const Loading: Story = { name: 'Carregando', args: { loading: true } };

export const Empty: Story = { name: 'Vazio', args: { bars: [] } };

export const Keyboard: Story = {
  name: 'Teclado',
  args: WithError.args!,
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Tentar novamente' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
