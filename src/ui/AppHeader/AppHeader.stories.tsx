import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { ChatIcon } from '../icons/ChatIcon';
import { UserIcon } from '../icons/UserIcon';
import { Menu } from '../Menu/Menu';
import { Stack } from '../Stack/Stack';
import { AppHeader, type AppHeaderProps } from './AppHeader';
import { appHeaderDocs } from './AppHeader.docs';

const menu = (
  <Menu
    label="Minha conta"
    icon={<UserIcon />}
    items={[
      { id: 'conta', label: 'Meus dados', href: '#minha-conta' },
      { id: 'sair', label: 'Sair', onSelect: fn() },
    ]}
  />
);

const meta: Meta<typeof AppHeader> = {
  title: 'Estrutura/AppHeader',
  component: AppHeader,
  tags: ['estavel'],
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
  parameters: { documentation: appHeaderDocs, layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof AppHeader>;

export const Default: Story = { name: 'Padrão' };

/** With the assistant, except on the narrowest phones. */
export const Assistant: Story = {
  name: 'Com assistente',
  tags: ['sem-retrato'],
  args: {
    assistant: (
      <IconButton label="Conversar com o assistente">
        <ChatIcon size={24} />
      </IconButton>
    ),
  },
};

/** Signed in; below 960 px with the links expanded below the bar. */
export const States: Story = {
  name: 'Estados',
  args: { account: menu },
  play: async ({ canvasElement }) => {
    // From 960 px there is no toggle, since the links are always visible.
    const toggle = within(canvasElement).queryByRole('button', { name: 'Menu' });
    if (toggle) {
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(within(canvasElement).getByRole('link', { name: 'Minhas viagens' })).toBeVisible();
  },
};

function SignedInByPress(args: AppHeaderProps) {
  const [signedIn, setSignedIn] = useState(false);
  const entrar = (
    <Button variant="onBrand" size="small" onClick={() => setSignedIn(true)}>
      Entrar
    </Button>
  );
  return <AppHeader {...args} account={signedIn ? menu : entrar} />;
}

/** The account's menu takes the whole place of the sign-in button, so that on a phone nothing beside it moves. */
export const Account: Story = {
  name: 'Conta conhecida',
  tags: ['sem-retrato'],
  render: (args) => <SignedInByPress {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const left = () => canvas.queryByRole('button', { name: 'Menu' })?.getBoundingClientRect().left ?? 0;
    const before = left();
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(canvas.getByRole('button', { name: 'Minha conta' })).toBeVisible();
    // Never less room than the button had; in our own letters it is the same to a pixel.
    await expect(left()).toBeLessThanOrEqual(before);
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    links: [
      { href: '#home', label: 'Passagens de ônibus', current: true },
      { href: '#minhas-viagens', label: 'Minhas viagens e bilhetes' },
      { href: '#encomendas', label: 'Rastrear encomendas' },
      { href: '#ajuda', label: 'Ajuda e atendimento' },
    ],
    account: <Menu label="Maria Aparecida" icon={<UserIcon />} items={[{ id: 'sair', label: 'Sair' }]} />,
  },
};

/** Without links during sign-in: the logo alone. */
export const Empty: Story = { name: 'Vazio', args: { links: [], account: null } };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Itapê, página inicial' })).toHaveFocus();
    const toggle = canvas.queryByRole('button', { name: 'Menu' });
    if (toggle) {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await expect(toggle).toHaveFocus();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard(' ');
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Passagens' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.anything(), '#home');
  },
};

export const Zoom: Story = {
  name: 'Zoom 200 %',
  globals: { text: '200' },
  render: (args) => (
    <Stack>
      <AppHeader {...args} />
    </Stack>
  ),
};
