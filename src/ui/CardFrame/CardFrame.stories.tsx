import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { CardFrame } from './CardFrame';
import { cardFrameDocs } from './CardFrame.docs';
import { sampleCodeForm, sampleForm } from './sampleForm';

const meta: Meta<typeof CardFrame> = {
  title: 'Compra/CardFrame',
  component: CardFrame,
  tags: ['beta'],
  parameters: { documentation: cardFrameDocs },
  args: { ...sampleForm, adquirente: 'Adiq', onMessage: fn(), onRetry: fn() },
};
export default meta;
type Story = StoryObj<typeof CardFrame>;

/** Posts the ready message, like the acquirer's script. */
function sayReady(canvas: HTMLElement) {
  const frame = canvas.querySelector('iframe');
  const source = frame?.contentWindow ?? null;
  window.dispatchEvent(new MessageEvent('message', { data: { tipo: 'pronto' }, origin: 'null', source }));
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ args, canvasElement }) => {
    // Repeated, since a browser may paint before it listens.
    await waitFor(() => {
      sayReady(canvasElement);
      return expect(args.onMessage).toHaveBeenCalledWith({ tipo: 'pronto' });
    });
    await waitFor(() => expect(within(canvasElement).queryByRole('status')).toBeNull());
  },
};

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={8}>
      <CardFrame {...args} />
      <CardFrame {...args} src={null} />
      <CardFrame {...args} error="A adquirente está em manutenção até as 02:00." />
    </Stack>
  ),
};

/** A saved card asks for its security code alone. */
export const CodeOnly: Story = {
  name: 'Só o código',
  args: { codeOnly: true, title: 'Código de segurança do Visa final 4242', src: sampleCodeForm },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: { adquirente: 'Companhia Brasileira de Soluções de Pagamento Eletrônico' },
};

export const WithError: Story = {
  name: 'Erro',
  args: { error: 'A adquirente está em manutenção até as 02:00. Pague com Pix ou tente mais tarde.' },
};

/** A form from another origin than the agreed one is not loaded. */
export const WrongOrigin: Story = {
  name: 'Origem errada',
  args: { src: 'https://adiq.example.com/formulario', origin: 'https://adiq.com.br' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const Loading: Story = { name: 'Carregando', args: { src: null } };

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
