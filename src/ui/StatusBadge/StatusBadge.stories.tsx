import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CheckIcon } from '../icons/CheckIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { StatusBadge } from './StatusBadge';

const meta: Meta<typeof StatusBadge> = {
  title: 'Avisos/StatusBadge',
  component: StatusBadge,
  args: { children: 'Embarcado' },
};
export default meta;
type Story = StoryObj<typeof StatusBadge>;

export const Neutral: Story = {};
export const Success: Story = { args: { kind: 'success', children: 'Emitido', icon: <CheckIcon size={16} /> } };
export const Warning: Story = {
  args: { kind: 'warning', children: 'Aguardando pagamento', icon: <ClockIcon size={16} /> },
};
export const Danger: Story = { args: { kind: 'danger', children: 'Pagamento recusado' } };
export const Info: Story = { args: { kind: 'info', children: 'Remarcado' } };
export const Accent: Story = { args: { kind: 'accent', children: 'Menor preço' } };
