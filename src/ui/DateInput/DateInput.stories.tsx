import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DateInput } from './DateInput';
import type { DateInputProps } from './DateInput';

/** Keeps the text, as a screen would. */
function Field({ inputText, onInputChange, ...rest }: DateInputProps) {
  const [text, setText] = useState(inputText);
  const change = (typed: string) => {
    setText(typed);
    onInputChange(typed);
  };
  return <DateInput {...rest} inputText={text} onInputChange={change} />;
}

const meta: Meta<typeof DateInput> = {
  title: 'Busca/DateInput',
  component: DateInput,
  render: (args) => <Field {...args} />,
  args: {
    name: 'dataIda',
    label: 'Data de ida',
    inputText: '',
    min: '2026-11-21',
    max: '2027-01-20',
    onInputChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof DateInput>;

export const Default: Story = {};
export const Filled: Story = { args: { inputText: '05/12/2026' } };
export const WithError: Story = { args: { inputText: '31/02/2026', error: 'Informe uma data válida (DD/MM/AAAA)' } };
export const Disabled: Story = { args: { inputText: '05/12/2026', disabled: true } };
