import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link';
import { Checkbox } from './Checkbox';
import type { CheckboxProps } from './Checkbox';

/** Holds the value as a screen would, so that the story can be used. */
function Live(props: CheckboxProps) {
  const [checked, setValue] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onChange={setValue} />;
}

const meta: Meta<typeof Checkbox> = {
  title: 'Campos/Checkbox',
  component: Checkbox,
  render: (args) => <Live {...args} />,
  args: { name: 'termosAceite', label: 'Li e aceito os termos de uso', checked: false, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Empty: Story = {};
export const Checked: Story = { args: { checked: true } };
export const WithError: Story = { args: { error: 'Obrigatório*' } };
export const WithHint: Story = { args: { hint: 'Você pode ler o contrato a qualquer momento' } };
export const WithLink: Story = {
  args: {
    label: (
      <>
        Li e aceito os <Link href="#termos">termos de uso</Link>
      </>
    ),
  },
};
export const Disabled: Story = { args: { disabled: true, checked: true } };
export const Toggled: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Li e aceito os termos de uso'));
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
  },
};
