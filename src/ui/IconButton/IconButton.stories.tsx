import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CloseIcon } from '../icons/CloseIcon';
import { SwapIcon } from '../icons/SwapIcon';
import { IconButton } from './IconButton';

const meta: Meta<typeof IconButton> = {
  title: 'Ações/IconButton',
  component: IconButton,
  args: { label: 'Fechar', children: <CloseIcon />, onClick: fn() },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Close: Story = {};
export const Swap: Story = { args: { label: 'Inverter origem e destino', children: <SwapIcon /> } };
export const Disabled: Story = { args: { disabled: true } };
export const OnBrand: Story = {
  decorators: [
    (Story) => (
      <div className="it-on-brand">
        <Story />
      </div>
    ),
  ],
};
