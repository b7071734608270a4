import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LogoutIcon } from '../icons/LogoutIcon';
import { TicketIcon } from '../icons/TicketIcon';
import { UserIcon } from '../icons/UserIcon';
import { Menu } from './Menu';

const meta: Meta<typeof Menu> = {
  title: 'Ações/Menu',
  component: Menu,
  args: {
    label: 'Minha conta',
    align: 'start',
    icon: <UserIcon />,
    items: [
      { id: 'viagens', label: 'Minhas viagens', icon: <TicketIcon />, href: '#minhas-viagens' },
      { id: 'sair', label: 'Sair', icon: <LogoutIcon />, onSelect: fn() },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
};
export default meta;
type Story = StoryObj<typeof Menu>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Minha conta' }));
    await expect(within(canvasElement).getByRole('menuitem', { name: 'Minhas viagens' })).toHaveFocus();
  },
};
export const OnBrand: Story = {
  decorators: [
    (Story) => (
      <div className="it-on-brand">
        <Story />
      </div>
    ),
  ],
};
