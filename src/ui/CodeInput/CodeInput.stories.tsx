import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeInput } from './CodeInput';
import type { CodeInputProps } from './CodeInput';

/** Holds the value as a screen would, so that the story can be used. */
function Live(props: CodeInputProps) {
  const [value, setValue] = useState(props.value);
  return <CodeInput {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof CodeInput> = {
  title: 'Campos/CodeInput',
  component: CodeInput,
  render: (args) => <Live {...args} />,
  args: {
    name: 'codigo',
    label: 'Código de confirmação',
    hint: 'Enviado para a***@itape.test',
    value: '',
    onChange: fn(),
    onComplete: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof CodeInput>;

export const Empty: Story = {};
export const Complete: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Código de confirmação' }), '12 34-56');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};
export const WithError: Story = { args: { value: '123456', error: 'Código inválido. Confira o e-mail mais recente.' } };
