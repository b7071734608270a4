import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './ErrorState';

const meta: Meta<typeof ErrorState> = {
  title: 'Avisos/ErrorState',
  component: ErrorState,
  args: {
    title: 'Prezado Cliente',
    children: 'Houve um erro na comunicação com o servidor. Por favor, tente novamente em alguns instantes.',
    onRetry: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const WithRetry: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const WithoutRetry: Story = { args: { onRetry: undefined } };
