import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { SeatSuggestion } from './SeatSuggestion';
import { seatSuggestionDocs } from './SeatSuggestion.docs';

const meta: Meta<typeof SeatSuggestion> = {
  title: 'Compra/SeatSuggestion',
  component: SeatSuggestion,
  tags: ['beta'],
  parameters: { documentation: seatSuggestionDocs },
  args: {
    poltronas: [21, 22],
    descricao: 'Lado a lado, janela e corredor.',
    total: 'R$ 225,00',
    onAccept: fn(),
    onDismiss: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SeatSuggestion>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={6}>
      <SeatSuggestion {...args} />
      <SeatSuggestion {...args} poltronas={[7]} descricao="Janela, longe do banheiro." total="R$ 112,50" />
      <SeatSuggestion {...args} accepting />
      <SeatSuggestion {...args} poltronas={[]} />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    poltronas: [33, 34, 35, 36, 39, 40],
    descricao: 'Quatro na mesma fila e duas logo atrás, no piso superior, todas do lado oposto ao banheiro.',
    total: 'R$ 12.345,67',
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: { poltronas: [25, 26], error: 'A poltrona 21 acaba de ser reservada por outra pessoa. Achamos outras duas.' },
};

export const Loading: Story = { name: 'Carregando', args: { poltronas: null } };

export const Empty: Story = { name: 'Vazio', args: { poltronas: [] } };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ficar com as poltronas 21 e 22' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledWith([21, 22]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: { poltronas: [33, 34, 35, 36] } };
