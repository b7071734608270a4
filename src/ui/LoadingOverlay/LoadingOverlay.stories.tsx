import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoadingOverlay } from './LoadingOverlay';

const meta: Meta<typeof LoadingOverlay> = {
  title: 'Avisos/LoadingOverlay',
  component: LoadingOverlay,
  args: { open: true },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};
export default meta;
type Story = StoryObj<typeof LoadingOverlay>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const Named: Story = { args: { label: 'Verificando sua sessão…' } };
