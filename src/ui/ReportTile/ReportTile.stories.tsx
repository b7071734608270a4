import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { ReportTile } from './ReportTile';
import { reportTileDocs } from './ReportTile.docs';

const meta: Meta<typeof ReportTile> = {
  title: 'Agência/ReportTile',
  component: ReportTile,
  tags: ['beta'],
  parameters: { documentation: reportTileDocs },
  args: {
    label: 'Vendas do dia',
    value: 'R$ 4.392,50',
    detail: '38 bilhetes',
    trend: { direction: 'up', meaning: 'good', text: '12 % a mais' },
    comparison: 'que na sexta passada',
    onRetry: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ReportTile>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <ReportTile {...args} />
      <ReportTile
        label="Cancelamentos"
        value="6"
        trend={{ direction: 'up', meaning: 'bad', text: '2 a mais' }}
        comparison="que ontem"
      />
      <ReportTile
        label="Diferença de caixa"
        value="R$ 0,00"
        trend={{ direction: 'flat', meaning: 'neutral', text: 'Igual' }}
      />
      <ReportTile label="Comissão" value="R$ 219,62" />
    </Stack>
  ),
};

export const Compact: Story = { name: 'Compacto', args: { compact: true } };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Vendas por pagamento externo com link enviado por mensagem',
    value: 'R$ 1.234.567,89',
    detail: '12.345 bilhetes de 64 operadores em todos os guichês',
    comparison: 'que no mesmo dia da semana do mês anterior, sem contar o feriado',
  },
};

export const WithError: Story = { name: 'Erro', args: { error: 'Não conseguimos somar as vendas.' } };

export const Loading: Story = { name: 'Carregando', args: { loading: true } };

export const Empty: Story = { name: 'Vazio', args: { value: null } };

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
