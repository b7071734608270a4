import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta: Meta<typeof SkipLink> = {
  title: 'Estrutura/SkipLink',
  component: SkipLink,
};
export default meta;
type Story = StoryObj<typeof SkipLink>;

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
  },
};
