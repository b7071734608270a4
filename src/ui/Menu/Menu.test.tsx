import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { installFakeWidth, removeFakeWidth } from '../../../tests/support/fakeWidth';
import { Menu } from './Menu';

const button = () => screen.getByRole('button', { name: 'Minha conta' });
const item = (name: string) => screen.getByRole('menuitem', { name });

function show(onSelect = jest.fn()) {
  const { container } = render(
    <>
      <Menu
        label="Minha conta"
        items={[
          { id: 'viagens', label: 'Minhas viagens', href: '#minhas-viagens' },
          { id: 'dados', label: 'Dados pessoais' },
          { id: 'sair', label: 'Sair', onSelect },
        ]}
      />
      <p>Fora do menu</p>
    </>,
  );
  return { container, onSelect };
}

it('opens on click with focus on its first item, and says that it is open', async () => {
  const { container } = show();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  expect(screen.getByRole('menu', { name: 'Minha conta' })).toBeVisible();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(item('Minhas viagens')).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

it('is walked by arrows, ends and first letters, round and round', async () => {
  show();
  button().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Minhas viagens')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Sair')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Minhas viagens')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item('Sair')).toHaveFocus();
  await userEvent.keyboard('d');
  expect(item('Dados pessoais')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(item('Minhas viagens')).toHaveFocus();
});

it('opens from its end with the up arrow, and from its beginning again after', async () => {
  show();
  button().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Sair')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Minhas viagens')).toHaveFocus();
});

it('does what was chosen, closes, and gives focus back', async () => {
  const { onSelect } = show();
  await userEvent.click(button());
  await userEvent.click(item('Sair'));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

it('closes on Esc with focus back, on Tab, and on a press outside', async () => {
  show();
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();

  await userEvent.click(button());
  await userEvent.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();

  await userEvent.click(button());
  await userEvent.click(screen.getByText('Fora do menu'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('keeps its Esc to itself, so that a toast behind stays', async () => {
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  show();
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', heard);
  expect(heard).not.toHaveBeenCalled();
});

it('says whose it is over its items, to those who listen too, and nothing of it can be chosen', async () => {
  const { container } = render(<Menu label="Minha conta" heading="Olá, Ana" items={[{ id: 'sair', label: 'Sair' }]} />);
  expect(screen.queryByText('Olá, Ana')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Minha conta' }));
  expect(screen.getByText('Olá, Ana')).toBeVisible();
  expect(screen.getByRole('menu', { name: 'Minha conta' })).toHaveAccessibleDescription('Olá, Ana');
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

it('closes when the width crosses 960 px [§2.largura.1]', async () => {
  const { resize } = installFakeWidth(1200);
  try {
    show();
    await userEvent.click(button());
    resize(960);
    expect(screen.getByRole('menu')).toBeVisible();
    resize(959);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  } finally {
    removeFakeWidth();
  }
});

it('makes a link of what has an address', async () => {
  show();
  await userEvent.click(button());
  expect(item('Minhas viagens')).toHaveAttribute('href', '#minhas-viagens');
});

it('says what it is about where many bear one label', () => {
  render(<Menu label="Ações" about="de Ana Souza" items={[{ id: 'editar', label: 'Editar' }]} />);
  expect(screen.getByRole('button', { name: 'Ações de Ana Souza' })).toBeVisible();
});
