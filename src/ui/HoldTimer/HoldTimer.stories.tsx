import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { HoldTimer } from './HoldTimer';

/** A clock that stands still, so that the story does too. */
const noon = () => 0;

const meta: Meta<typeof HoldTimer> = {
  title: 'Compra/HoldTimer',
  component: HoldTimer,
  args: { name: 'Tempo de reserva', expiresAt: 572_000, now: noon, onExpire: fn() },
};
export default meta;
type Story = StoryObj<typeof HoldTimer>;

export const Calm: Story = {};
export const Soon: Story = { args: { expiresAt: 95_000 } };
export const AlmostOver: Story = { args: { expiresAt: 12_000, name: 'Tempo para pagar' } };
export const Over: Story = { args: { expiresAt: 0 } };
