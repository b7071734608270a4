import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef } from 'react';
import { installFakeWidth, removeFakeWidth } from '../../../tests/support/fakeWidth';
import { FilteredList } from './FilteredList';
import { ListBar } from './ListBar';
import * as stories from './ListBar.stories';
import { OptionButton } from './OptionButton';

const { States } = composeStories(stories);

it('announces the count, which the page may focus', () => {
  const count = createRef<HTMLParagraphElement>();
  render(<ListBar count="2 viagens encontradas" countRef={count} order={<select aria-label="Ordenar por" />} />);
  expect(screen.getByRole('status')).toHaveTextContent('2 viagens encontradas');
  count.current?.focus();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toBeInTheDocument();
});

describe('a list with filters', () => {
  afterEach(removeFakeWidth);
  const list = (
    <FilteredList count="2 viagens encontradas" order="Ordem" filters={<button>Filtrar</button>}>
      Viagens
    </FilteredList>
  );
  const bar = () => screen.getByRole('status').parentElement;

  it('has them in one row with the order below 960 px, after the count', () => {
    installFakeWidth(959);
    render(list);
    const filters = screen.getByRole('button', { name: 'Filtrar' });
    expect(bar()).toContainElement(filters);
    expect(screen.getByRole('status').compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has them beside it on a wide window', () => {
    installFakeWidth(960);
    render(list);
    expect(bar()).not.toContainElement(screen.getByRole('button', { name: 'Filtrar' }));
    expect(bar()).toHaveTextContent('Ordem');
  });
});

it('chooses an option by its whole surface', async () => {
  const onClick = jest.fn();
  render(
    <OptionButton title="Saindo de Jundiaí" onClick={onClick}>
      4 viagens
    </OptionButton>,
  );
  await userEvent.click(screen.getByText('4 viagens'));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Saindo de Jundiaí 4 viagens' })).toBeInTheDocument();
});

it('keeps what was chosen before in a named section', () => {
  render(<States />);
  expect(screen.getByRole('region', { name: 'Ida escolhida' })).toHaveTextContent('22h15 Campinas');
});

it('has no accessibility violation', async () => {
  const { container } = render(<States />);
  expect(await axe(container)).toHaveNoViolations();
});
