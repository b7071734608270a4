import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { UserIcon } from '../icons/UserIcon';
import { Menu } from '../Menu/Menu';
import { AppHeader } from './AppHeader';

const meta: Meta<typeof AppHeader> = {
  title: 'Estrutura/AppHeader',
  component: AppHeader,
  args: {
    homeHref: '#home',
    links: [
      { href: '#home', label: 'Passagens', current: true },
      { href: '#minhas-viagens', label: 'Minhas viagens' },
      { href: '#ajuda', label: 'Ajuda' },
    ],
    account: (
      <Button variant="onBrand" size="small">
        Entrar
      </Button>
    ),
    onNavigate: fn(),
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof AppHeader>;

export const Visitor: Story = {};
export const SignedIn: Story = {
  args: {
    account: <Menu label="Minha conta" icon={<UserIcon />} items={[{ id: 'sair', label: 'Sair', onSelect: fn() }]} />,
  },
};
export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
};
