import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VisuallyHidden } from './VisuallyHidden';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Estrutura/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Você me ouviu' },
};
export default meta;
type Story = StoryObj<typeof VisuallyHidden>;

export const Hidden: Story = {
  render: (args) => (
    <p>
      Entre estas aspas há um texto que só se ouve: “<VisuallyHidden {...args} />”
    </p>
  ),
};
