import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { PasswordInput } from './PasswordInput';
import { passwordInputDocs } from './PasswordInput.docs';
import type { PasswordInputProps } from './PasswordInput';

const live = ({ value, onChange, ...rest }: PasswordInputProps) => (
  <Live initial={value} onChange={onChange}>
    {(text, change) => <PasswordInput {...rest} value={text} onChange={change} />}
  </Live>
);

const meta: Meta<typeof PasswordInput> = {
  title: 'Campos/PasswordInput',
  component: PasswordInput,
  tags: ['estavel'],
  parameters: { documentation: passwordInputDocs },
  render: live,
  args: { name: 'senha', label: 'Senha', value: '', autoComplete: 'current-password', onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof PasswordInput>;

export const Default: Story = { name: 'Padrão', args: { value: 'senha123' } };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      {live({ ...args, value: 'senha123' })}
      {live({
        ...args,
        label: 'Nova senha',
        autoComplete: 'new-password',
        hint: 'Mínimo de 6 caracteres, com números',
      })}
      {live({ ...args, label: 'Senha atual', value: 'senha123', disabled: true })}
    </Stack>
  ),
};

export const Shown: Story = {
  name: 'Mostrada',
  args: { value: 'senha123' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mostrar senha' }));
    await expect(within(canvasElement).getByRole('textbox', { name: 'Senha' })).toHaveValue('senha123');
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Nova senha da sua conta, que passa a valer em todos os seus aparelhos',
    value: 'cavalo-bateria-grampo-correto-ipê-amarelo-da-serra-2026',
    autoComplete: 'new-password',
    hint: 'Mínimo de 6 caracteres, com números. Uma frase longa é mais fácil de lembrar e mais difícil de adivinhar.',
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: { value: 'abc', error: 'A senha precisa de ao menos 6 caracteres, com números' },
};

export const Empty: Story = { name: 'Vazio' };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Senha')).toHaveFocus();
    await userEvent.keyboard('senha123');
    await expect(args.onChange).toHaveBeenLastCalledWith('senha123');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Ocultar senha' })).toHaveFocus();
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('type', 'password');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
