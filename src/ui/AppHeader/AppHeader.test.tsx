import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { MouseEvent } from 'react';
import { AppHeader } from './AppHeader';

const links = [
  { href: '/home', label: 'Passagens', current: true },
  { href: '/minhas-viagens', label: 'Minhas viagens' },
];
const toggle = () => screen.getByRole('button', { name: 'Menu' });

function show() {
  const onNavigate = jest.fn((event: MouseEvent) => event.preventDefault());
  const { container } = render(
    <AppHeader
      homeHref="/home"
      links={links}
      account={<button type="button">Entrar</button>}
      onNavigate={onNavigate}
    />,
  );
  return { container, onNavigate };
}

it('leads home by its logo and marks the page the person is on', async () => {
  const { container } = show();
  expect(screen.getByRole('link', { name: 'Itapê, página inicial' })).toHaveAttribute('href', '/home');
  expect(screen.getByRole('link', { name: 'Passagens' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('folds its links away again once one is followed, and on Esc', async () => {
  const { onNavigate } = show();
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'Minhas viagens' }));
  expect(onNavigate).toHaveBeenCalledWith(expect.anything(), '/minhas-viagens');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(toggle());
  await userEvent.keyboard('{Escape}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

it('gives focus back to its button when Esc folds away the link that had it, and leaves other focus alone', async () => {
  show();
  await userEvent.click(toggle());
  screen.getByRole('link', { name: 'Minhas viagens' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(toggle()).toHaveFocus();

  await userEvent.click(toggle());
  screen.getByRole('button', { name: 'Entrar' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Entrar' })).toHaveFocus();
});

it('holds the assistant before the account', () => {
  const { container } = render(<AppHeader homeHref="/" links={[]} assistant="Assistente" account="Entrar" />);
  expect(container).toHaveTextContent(/AssistenteEntrar$/);
});
