import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link';
import { VisuallyHidden } from './VisuallyHidden';
import { visuallyHiddenDocs } from './VisuallyHidden.docs';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Estrutura/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['estavel'],
  parameters: { documentation: visuallyHiddenDocs },
  args: { children: ' de Ana Souza, poltrona 12' },
};
export default meta;
type Story = StoryObj<typeof VisuallyHidden>;

export const Default: Story = {
  name: 'Padrão',
  render: (args) => (
    <Link href="#bilhete">
      Ver bilhete
      <VisuallyHidden {...args} />
    </Link>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Ver bilhete de Ana Souza, poltrona 12' }),
    ).toBeInTheDocument();
  },
};
