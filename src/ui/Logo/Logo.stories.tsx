import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Logo } from './Logo';

const meta: Meta<typeof Logo> = {
  title: 'Fundamentos/Logo',
  component: Logo,
};
export default meta;
type Story = StoryObj<typeof Logo>;

export const OnPage: Story = {};
export const OnBrand: Story = {
  args: { ground: 'brand' },
  decorators: [
    (Story) => (
      <div className="it-on-brand" style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
export const Large: Story = { args: { size: 80 } };
export const MarkOnly: Story = { args: { markOnly: true, size: 64 } };
