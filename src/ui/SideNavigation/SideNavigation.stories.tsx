import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Page } from '../Page/Page';
import type { SideGroup } from './SideLinks';
import { Shortcuts } from '../Shortcuts/Shortcuts';
import { SideColumn } from './SideColumn';
import { SideLayout } from './SideLayout';
import { SideNavigation } from './SideNavigation';
import { sideNavigationDocs } from './SideNavigation.docs';

const groups: SideGroup[] = [
  {
    id: 'hoje',
    title: 'Hoje',
    links: [
      { href: '#visao', label: 'Visão geral', current: true },
      { href: '#alertas', label: 'Alertas', count: 2 },
    ],
  },
  {
    id: 'catalogo',
    title: 'Catálogo',
    links: [
      { href: '#catalogo', label: 'Importação' },
      { href: '#linhas', label: 'Linhas e horários' },
      { href: '#tarifas', label: 'Tarifas' },
    ],
  },
];

const meta: Meta<typeof SideNavigation> = {
  title: 'Estrutura/SideNavigation',
  component: SideNavigation,
  tags: ['beta'],
  args: {
    label: 'Administração',
    groups,
    children: (
      <Page title="Visão geral" focusTitle={false}>
        <p>Nada espera por ninguém.</p>
      </Page>
    ),
  },
  parameters: { documentation: sideNavigationDocs, layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof SideNavigation>;

export const Default: Story = { name: 'Padrão' };

/** Below 960 px with the sheet of sections open. */
export const States: Story = {
  name: 'Estados',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole('button', { name: 'Administração: Visão geral' });
    if (button) {
      await userEvent.click(button);
      await expect(await screen.findByRole('dialog', { name: 'Administração' })).toBeVisible();
    }
    await expect(await screen.findByRole('link', { name: 'Alertas 2 à espera' })).toBeVisible();
  },
};

/** An agency's column: each section has a key, and the foot leads to the list of them. Nothing stands there on a phone. */
export const WithKeys: Story = {
  name: 'Com teclas',
  render: ({ label, groups: all, children }) => (
    <SideLayout
      side={
        <SideColumn
          label={label}
          groups={all.map((group) => ({
            ...group,
            links: group.links.map((link) => ({ ...link, shortcut: `Alt+${link.label.charAt(0)}` })),
          }))}
          foot={<Shortcuts />}
        />
      }
    >
      {children}
    </SideLayout>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    groups: [
      ...groups,
      {
        id: 'pessoas',
        title: 'Pessoas, agências e tudo o que elas pediram à empresa',
        links: [
          { href: '#a', label: 'Reclamações, pedidos, sugestões e elogios', count: 1248 },
          { href: '#b', label: 'Candidaturas' },
        ],
      },
    ],
  },
};

export const Empty: Story = { name: 'Vazio', args: { groups: [] } };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.queryByRole('button', { name: 'Administração: Visão geral' });
    if (!button) {
      await expect(canvas.getByRole('link', { name: 'Visão geral' })).toHaveFocus();
      return;
    }
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Administração' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
