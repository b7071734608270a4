import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Responsive } from '../breakpoint/responsive';
import { Shortcuts } from '../Shortcuts/Shortcuts';
import { SideColumn } from './SideColumn';
import { SideLayout } from './SideLayout';
import { SideNavigation } from './SideNavigation';

const groups = [
  {
    id: 'hoje',
    title: 'Hoje',
    links: [
      { href: '#visao', label: 'Visão geral', current: true },
      { href: '#alertas', label: 'Alertas', count: 120 },
    ],
  },
  { id: 'vazio', title: 'Sem seções', links: [] },
];
const show = (responsive: boolean) =>
  render(
    <Responsive value={responsive}>
      <SideNavigation label="Administração" groups={groups}>
        <main>a página</main>
      </SideNavigation>
    </Responsive>,
  );

it('stands beside the page on a wide window, marks the section and counts what waits', async () => {
  const { container } = show(false);
  const nav = within(screen.getByRole('navigation', { name: 'Administração' }));
  expect(nav.getByRole('link', { name: 'Visão geral' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Alertas 99+ à espera' })).toHaveAttribute('href', '#alertas');
  expect(nav.getByRole('list', { name: 'Hoje' })).toBeVisible();
  expect(screen.queryByText('Sem seções')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

it('opens from a button on a narrow window, and closes with the chosen section', async () => {
  show(true);
  expect(screen.queryByRole('navigation')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Administração: Visão geral' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Administração' }, { timeout: 10_000 }));
  await userEvent.click(sheet.getByRole('link', { name: /Alertas/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('a página')).toBeVisible();
});

it('opens a section by its key, which its link names', async () => {
  const pedidos = { href: '#pedidos', label: 'Pedidos', shortcut: 'Alt+P' };
  const { container } = render(
    <SideLayout
      side={
        <SideColumn label="Agência" groups={[{ id: 'a', title: 'Atender', links: [pedidos] }]} foot={<Shortcuts />} />
      }
    >
      <main>a página</main>
    </SideLayout>,
  );
  const link = screen.getByRole('link', { name: 'Pedidos' });
  expect(link).toHaveAttribute('aria-keyshortcuts', 'Alt+P');
  await userEvent.keyboard('{Alt>}p{/Alt}');
  expect(window.location.hash).toBe('#pedidos');
  expect(await axe(container)).toHaveNoViolations();
});
