import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { ThreeDsFrame } from './ThreeDsFrame';
import { threeDsFrameDocs } from './ThreeDsFrame.docs';
import { sampleChallenge } from './sampleChallenge';

const meta: Meta<typeof ThreeDsFrame> = {
  title: 'Compra/ThreeDsFrame',
  component: ThreeDsFrame,
  tags: ['beta'],
  parameters: { documentation: threeDsFrameDocs },
  args: {
    ...sampleChallenge,
    state: 'challenge',
    banco: 'Banco do Brasil',
    total: 'R$ 225,00',
    expiresAt: 272_000,
    // A fixed clock, for a stable picture.
    now: () => 0,
    onExpire: fn(),
    onDone: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onPix: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ThreeDsFrame>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={8}>
      <ThreeDsFrame {...args} state="refused" />
      <ThreeDsFrame {...args} state="unavailable" />
    </Stack>
  ),
};

export const NearlyOver: Story = { name: 'Pouco tempo', args: { expiresAt: 25_000 } };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    state: 'refused',
    banco: 'Cooperativa Central de Crédito do Norte e Nordeste de Minas Gerais',
    total: 'R$ 12.345,67',
  },
};

export const WithError: Story = { name: 'Erro', args: { state: 'unavailable' } };

export const Loading: Story = { name: 'Carregando', args: { state: 'frictionless' } };

export const Keyboard: Story = {
  name: 'Teclado',
  args: { state: 'frictionless' },
  play: async ({ args }) => {
    // The screen is a dialog over the page.
    const bank = within(await screen.findByRole('dialog', { name: /^Confirmando com/ }));
    await userEvent.tab();
    await expect(bank.getByRole('button', { name: 'Cancelar pagamento' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar este pagamento?' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar pagamento' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar confirmando' }));
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
