import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CardIcon } from '../icons/CardIcon';
import { PixIcon } from '../icons/PixIcon';
import { RadioGroup } from './RadioGroup';
import type { RadioGroupProps } from './RadioGroup';

/** Holds the value as a screen would, so that the story can be used. */
function Live(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof RadioGroup> = {
  title: 'Campos/RadioGroup',
  component: RadioGroup,
  render: (args) => <Live {...args} />,
  args: {
    name: 'pagamento',
    label: 'Forma de pagamento',
    value: '',
    options: [
      { value: 'pix', label: 'Pix' },
      { value: 'cartao', label: 'Cartão de crédito' },
    ],
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

export const List: Story = {};
export const Cards: Story = {
  args: {
    layout: 'cards',
    value: 'pix',
    options: [
      { value: 'pix', label: 'Pix', icon: <PixIcon />, description: 'Aprovado na hora' },
      { value: 'cartao', label: 'Cartão de crédito', icon: <CardIcon />, description: 'Em até 12 vezes' },
    ],
  },
};
export const WithError: Story = { args: { error: 'Campo Obrigatório*' } };
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Cartão de crédito' }));
    await expect(within(canvasElement).getByRole('radio', { name: 'Cartão de crédito' })).toBeChecked();
  },
};
