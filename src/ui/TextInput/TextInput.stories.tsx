import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PinIcon } from '../icons/PinIcon';
import { TextInput } from './TextInput';
import type { TextInputProps } from './inputProps';

/** Holds the value as a screen would, so that the story can be used. */
function Live(props: TextInputProps) {
  const [value, setValue] = useState(props.value);
  return <TextInput {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof TextInput> = {
  title: 'Campos/TextInput',
  component: TextInput,
  render: (args) => <Live {...args} />,
  args: { name: 'nome', label: 'Nome completo', value: '', autoComplete: 'name', onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof TextInput>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Ana Souza' } };
export const WithHint: Story = { args: { hint: 'Como está no documento de embarque' } };
export const WithError: Story = { args: { value: 'Ana', error: 'Informe um nome válido' } };
export const WithIcon: Story = { args: { label: 'Origem', icon: <PinIcon />, placeholder: 'De onde você sai?' } };
export const ReadOnly: Story = { args: { readOnly: true, value: '35260712345678000123', label: 'Chave' } };
export const Disabled: Story = { args: { disabled: true, value: 'Ana Souza' } };
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Nome completo' });
    await userEvent.type(input, 'Ana');
    await expect(input).toHaveValue('Ana');
  },
};
