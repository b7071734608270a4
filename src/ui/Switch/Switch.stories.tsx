import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from './Switch';
import type { SwitchProps } from './Switch';

/** Holds the value as a screen would, so that the story can be used. */
function Live(props: SwitchProps) {
  const [checked, setValue] = useState(props.checked);
  return <Switch {...props} checked={checked} onChange={setValue} />;
}

const meta: Meta<typeof Switch> = {
  title: 'Campos/Switch',
  component: Switch,
  render: (args) => <Live {...args} />,
  args: { name: 'idaVolta', label: 'Ida e volta', checked: false, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof Switch>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Toggled: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Ida e volta' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};
