import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MaskedTextInput } from './MaskedTextInput';
import type { MaskedTextInputProps } from './MaskedTextInput';

/** Holds the value as a screen would, so that the story can be used. */
function Live(props: MaskedTextInputProps) {
  const [value, setValue] = useState(props.value);
  return <MaskedTextInput {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof MaskedTextInput> = {
  title: 'Campos/MaskedTextInput',
  component: MaskedTextInput,
  render: (args) => <Live {...args} />,
  args: { name: 'cpf', label: 'CPF', mask: 'cpf', value: '', onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof MaskedTextInput>;

export const Cpf: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'CPF' });
    await userEvent.type(input, '52998224725');
    await expect(input).toHaveValue('529.982.247-25');
  },
};
export const Celular: Story = {
  args: { name: 'celular', label: 'Celular', mask: 'celular', value: '(11) 98765-4321' },
};
export const Data: Story = {
  args: { name: 'data', label: 'Data de nascimento', mask: 'data', placeholder: 'DD/MM/AAAA' },
};
export const WithError: Story = { args: { value: '111.111.111-11', error: 'Informe um CPF válido' } };
export const Disabled: Story = { args: { value: '529.982.247-25', disabled: true } };
