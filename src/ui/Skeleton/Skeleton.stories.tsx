import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from './Skeleton';

const meta: Meta<typeof Skeleton> = {
  title: 'Avisos/Skeleton',
  component: Skeleton,
  args: { label: 'Carregando viagens' },
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Text: Story = { args: { count: 3 } };
export const Title: Story = { args: { shape: 'title' } };
export const Cards: Story = { args: { shape: 'card', count: 3 } };
export const Circle: Story = { args: { shape: 'circle' } };
