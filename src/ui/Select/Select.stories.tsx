import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from './Select';
import type { SelectProps } from './Select';

/** Holds the value as a screen would, so that the story can be used. */
function Live(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof Select> = {
  title: 'Campos/Select',
  component: Select,
  render: (args) => <Live {...args} />,
  args: {
    name: 'documentoTipo',
    label: 'Tipo de documento',
    value: '',
    options: [
      { value: '2', label: 'RG' },
      { value: '3', label: 'CNH' },
      { value: '4', label: 'Passaporte' },
    ],
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Chosen: Story = { args: { value: '2' } };
export const Placeholder: Story = { args: { placeholder: 'Escolha o documento' } };
export const WithError: Story = { args: { placeholder: 'Escolha o documento', error: 'Campo Obrigatório*' } };
export const Disabled: Story = { args: { value: '2', disabled: true } };
export const Changed: Story = {
  args: { value: '2' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Tipo de documento' });
    await userEvent.selectOptions(select, 'Passaporte');
    await expect(select).toHaveValue('4');
  },
};
