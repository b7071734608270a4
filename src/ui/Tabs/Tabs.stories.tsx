import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs';
import type { TabsProps } from './Tabs';

/** Holds the value as a screen would, so that the story can be used. */
function Live(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof Tabs> = {
  title: 'Estrutura/Tabs',
  component: Tabs,
  render: (args) => <Live {...args} />,
  args: {
    label: 'Minhas viagens',
    value: 'proximas',
    tabs: [
      { id: 'proximas', label: 'Próximas', count: 2, content: 'Duas viagens pela frente.' },
      { id: 'passadas', label: 'Passadas', content: 'Nenhuma viagem ainda.' },
      { id: 'canceladas', label: 'Canceladas', content: 'Nenhuma viagem cancelada.' },
      { id: 'pendentes', label: 'Pendentes', content: 'Nada a pagar.' },
    ],
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const First: Story = {};
export const Moved: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /Passadas/ }));
    await expect(within(canvasElement).getByRole('tabpanel', { name: /Passadas/ })).toHaveTextContent('Nenhuma');
  },
};
