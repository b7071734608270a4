import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Card } from './Card';

const meta: Meta<typeof Card> = {
  title: 'Estrutura/Card',
  component: Card,
  args: { children: 'São Paulo, Tietê → Rio de Janeiro, Novo Rio' },
};
export default meta;
type Story = StoryObj<typeof Card>;

export const Plain: Story = {};
export const Titled: Story = {
  args: { title: 'Resumo da compra', aside: <StatusBadge kind="success">Pago</StatusBadge> },
};
export const Sunken: Story = { args: { tone: 'sunken', title: 'Bagagem' } };
