import { type CSSProperties, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { ToastStack } from './ToastStack';
import type { ToastStackProps } from './ToastStack';
import { toastStackDocs } from './ToastStack.docs';

/** Keeps the toasts like the app. */
function Live({ toasts, onDismiss, ...rest }: ToastStackProps) {
  const [shown, setShown] = useState(toasts);
  const dismiss = (id: string) => {
    setShown((all) => all.filter((toast) => toast.id !== id));
    onDismiss(id);
  };
  return <ToastStack {...rest} toasts={shown} onDismiss={dismiss} />;
}

const meta: Meta<typeof ToastStack> = {
  title: 'Avisos/ToastStack',
  component: ToastStack,
  tags: ['estavel'],
  render: (args) => <Live {...args} />,
  args: {
    durationMs: 3_600_000,
    onDismiss: fn(),
    toasts: [{ id: '1', kind: 'success', message: 'Cadastro concluído!' }],
  },
  parameters: { documentation: toastStackDocs, docs: { story: { inline: false, height: '360px' } } },
};
export default meta;
type Story = StoryObj<typeof ToastStack>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  args: {
    toasts: [
      { id: '1', kind: 'success', message: 'Cadastro concluído!' },
      { id: '2', kind: 'info', message: 'Código Pix copiado' },
      { id: '3', kind: 'warning', message: 'Sua sessão expirou, atualizando sessão!' },
      { id: '4', kind: 'danger', message: 'Erro na validação do usuario, por favor tente novamente' },
    ],
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    toasts: [
      {
        id: '1',
        kind: 'warning',
        message:
          'A poltrona 12 da viagem de São José do Rio Preto a Campos dos Goytacazes foi escolhida por outra pessoa neste instante. Escolha outra.',
      },
    ],
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: { toasts: [{ id: '1', kind: 'danger', message: 'Erro ao recuperar dados do provedor de login.' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Erro ao recuperar dados');
  },
};

/** The live region exists before its first message and lets clicks through. */
export const Empty: Story = {
  name: 'Vazio',
  args: { toasts: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Avisos' })).toBeEmptyDOMElement();
  },
};

/** A dialog covers the purchase's bar and has its buttons where the message would stand above it. */
export const OverDialog: Story = {
  name: 'Com um diálogo aberto',
  args: { toasts: [{ id: '1', kind: 'danger', message: 'Erro na validação do usuario, por favor tente novamente' }] },
  render: (args) => (
    <div style={{ '--it-summary-height': '96px' } as CSSProperties}>
      <Dialog open title="Entrar" onClose={fn()} actions={<Button>Entrar</Button>}>
        Entre para continuar a compra.
      </Dialog>
      <Live {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const toast = await within(canvasElement).findByRole('alert', { hidden: true });
    await waitFor(() => expect(window.innerHeight - toast.getBoundingClientRect().bottom).toBeLessThan(24));
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  args: {
    toasts: [
      { id: '1', kind: 'success', message: 'Cadastro concluído!' },
      { id: '2', kind: 'info', message: 'Código Pix copiado' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('button', { name: 'Fechar aviso' })[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenLastCalledWith('2');
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenLastCalledWith('1');
    await waitFor(() => expect(within(canvasElement).queryByRole('status')).not.toBeInTheDocument());
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: States.args! };
