import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ToastStack } from './ToastStack';
import type { ToastStackProps } from './ToastStack';

/** Keeps the toasts as the app would. */
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
  render: (args) => <Live {...args} />,
  args: {
    durationMs: 3_600_000,
    onDismiss: fn(),
    toasts: [{ id: '1', kind: 'success', message: 'Cadastro concluído!' }],
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};
export default meta;
type Story = StoryObj<typeof ToastStack>;

export const Success: Story = {};
export const Several: Story = {
  args: {
    toasts: [
      { id: '1', kind: 'warning', message: 'Sua sessão expirou, atualizando sessão!' },
      { id: '2', kind: 'danger', message: 'Erro na validação do usuario, por favor tente novamente' },
      { id: '3', kind: 'info', message: 'Faça o login para continuar.' },
    ],
  },
};
export const Dismissed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fechar aviso' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
    await waitFor(() => expect(within(canvasElement).queryByRole('status')).not.toBeInTheDocument());
  },
};
