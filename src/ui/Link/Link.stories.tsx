import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Link } from './Link';

const meta: Meta<typeof Link> = {
  title: 'Ações/Link',
  component: Link,
  args: { href: '#termos', children: 'termos de uso' },
};
export default meta;
type Story = StoryObj<typeof Link>;

export const Plain: Story = {};
export const NewTab: Story = { args: { newTab: true, children: 'termos de uso' } };
export const InText: Story = {
  render: (args) => (
    <p>
      Ao continuar, você concorda com os <Link {...args} /> da Itapê.
    </p>
  ),
};
