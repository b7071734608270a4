import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordInput } from './PasswordInput';
import type { PasswordInputProps } from './PasswordInput';

/** Holds the value as a screen would, so that the story can be used. */
function Live(props: PasswordInputProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordInput {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof PasswordInput> = {
  title: 'Campos/PasswordInput',
  component: PasswordInput,
  render: (args) => <Live {...args} />,
  args: { name: 'senha', label: 'Senha', value: '', autoComplete: 'current-password', onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof PasswordInput>;

export const Hidden: Story = { args: { value: 'senha123' } };
export const Shown: Story = {
  args: { value: 'senha123' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mostrar senha' }));
    await expect(within(canvasElement).getByRole('textbox', { name: 'Senha' })).toHaveValue('senha123');
  },
};
export const WithHint: Story = { args: { autoComplete: 'new-password', hint: 'Mínimo de 6 caracteres, com números' } };
export const WithError: Story = { args: { value: 'abc', error: 'A senha precisa de ao menos 6 caracteres' } };
