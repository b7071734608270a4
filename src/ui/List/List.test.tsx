import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ChoiceList } from './ChoiceList';
import { LinkList } from './LinkList';
import { List } from './List';
import { ListRow } from './ListRow';
import * as stories from './List.stories';

const { States } = composeStories(stories);

it('is an ordered list only where its items are steps', () => {
  const { rerender } = render(
    <List label="Passos" marker="number">
      <li>Abra o menu.</li>
    </List>,
  );
  expect(screen.getByRole('list', { name: 'Passos' }).tagName).toBe('OL');
  rerender(
    <List label="Passos" marker="bullet">
      <li>Abra o menu.</li>
    </List>,
  );
  expect(screen.getByRole('list', { name: 'Passos' }).tagName).toBe('UL');
});

it('says of a row its name, its state and what is known of it, before what can be done', () => {
  render(
    <ListRow name="Safari" badge="Este aparelho" about="Último acesso ontem" action={<button>Esquecer</button>} />,
  );
  expect(document.body).toHaveTextContent('Safari Este aparelhoÚltimo acesso ontemEsquecer');
});

it('leads to each page of a list of links, and says that one was chosen', async () => {
  const onChoose = jest.fn();
  const links = ['cancelar', 'bagagem'].map((id) => ({ id, href: `#${id}`, label: `Sobre ${id}` }));
  render(<LinkList links={links} onChoose={onChoose} />);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Sobre cancelar' })).toHaveAttribute('href', '#cancelar');
  await userEvent.click(screen.getByRole('link', { name: 'Sobre bagagem' }));
  expect(onChoose).toHaveBeenCalledTimes(1);
});

it('gives a choice by one press, and none while one is under way', async () => {
  const onChoose = jest.fn();
  const choices = ['a', 'b'].map((id) => ({ id, label: `Banco ${id}` }));
  const { rerender } = render(<ChoiceList label="Bancos" choices={choices} onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Banco b' }));
  expect(onChoose.mock.calls).toEqual([['b']]);
  rerender(<ChoiceList label="Bancos" choices={choices} busyId="b" onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Banco a' }));
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Banco b' })).toHaveAttribute('aria-busy', 'true');
});

it('has no accessibility violation', async () => {
  const { container } = render(<States />);
  expect(await axe(container)).toHaveNoViolations();
});
