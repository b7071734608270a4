import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { SeatWait } from './SeatWait';
import { seatWaitDocs } from './SeatWait.docs';

const SEM_CONEXAO = 'Não conseguimos falar com o servidor. Nada foi perdido: tente novamente.';

const meta: Meta<typeof SeatWait> = {
  title: 'Viagens/SeatWait',
  component: SeatWait,
  tags: ['beta'],
  parameters: { documentation: seatWaitDocs },
  args: { waiting: false, onAsk: fn(), onStop: fn() },
};
export default meta;
type Story = StoryObj<typeof SeatWait>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={6}>
      <SeatWait {...args} />
      <SeatWait {...args} loading />
      <SeatWait {...args} waiting />
      <SeatWait {...args} waiting loading />
      <SeatWait {...args} error={SEM_CONEXAO} />
      <SeatWait {...args} waiting error={SEM_CONEXAO} />
    </Stack>
  ),
};

export const Waiting: Story = { name: 'Esperando', args: { waiting: true } };

export const Loading: Story = { name: 'Carregando', args: { loading: true } };

export const WithError: Story = { name: 'Erro', args: { error: SEM_CONEXAO } };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: { error: 'Você já espera por 10 viagens. Desista de um aviso para pedir outro.' },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Avise-me se abrir vaga' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: { waiting: true } };
