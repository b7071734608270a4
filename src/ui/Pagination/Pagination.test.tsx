import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { installFakeWidth, removeFakeWidth } from '../../../tests/support/fakeWidth';
import { Pagination } from './Pagination';

afterEach(removeFakeWidth);

const shown = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

const pages = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it.each([
  [1, 3, ['1', '2', '3']],
  [1, 7, ['1', '2', '3', '4', '5', '6', '7']],
  [1, 8, ['1', '2', '3', '4', '5', '…', '8']],
  [4, 7, ['1', '2', '3', '4', '5', '6', '7']],
  [5, 9, ['1', '…', '4', '5', '6', '…', '9']],
  [9, 9, ['1', '…', '5', '6', '7', '8', '9']],
])('on page %i of %i it shows the ends and the neighbours', (page, pageCount, shownPages) => {
  render(<Pagination page={page} pageCount={pageCount} onPage={jest.fn()} />);
  // The first and the last entry turn by one page.
  expect(pages()).toEqual(['', ...shownPages, '']);
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName(`Página ${page}`);
});

it.each([
  [1, 7, ['1', '2', '3', '…', '7']],
  [4, 7, ['1', '…', '4', '…', '7']],
  [7, 7, ['1', '…', '5', '6', '7']],
])('on page %i of %i it fits a line of a phone', (page, pageCount, shownPages) => {
  installFakeWidth(320);
  render(<Pagination page={page} pageCount={pageCount} onPage={jest.fn()} />);
  expect(pages()).toEqual(['', ...shownPages, '']);
});

it('is a navigation of its name, whose pages are buttons', async () => {
  const { container } = render(
    <Pagination page={4} pageCount={9} label="Páginas de pedidos" summary="61 a 80 de 171" onPage={jest.fn()} />,
  );
  expect(screen.getByRole('navigation', { name: 'Páginas de pedidos' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('turns to a page, to the one before and to the next, but not to the open one', async () => {
  const onPage = jest.fn();
  render(<Pagination page={2} pageCount={3} onPage={onPage} />);
  expect(shown()).toEqual(['Página anterior', 'Página 1', 'Página 2', 'Página 3', 'Próxima página']);
  for (const name of shown()) await userEvent.click(screen.getByRole('button', { name: name ?? '' }));
  expect(onPage.mock.calls.flat()).toEqual([1, 1, 3, 3]);
});

it('goes no further than its ends', () => {
  const { rerender } = render(<Pagination page={1} pageCount={3} onPage={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
  rerender(<Pagination page={3} pageCount={3} onPage={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Próxima página' })).toBeDisabled();
});

it('keeps the focus when a turn reaches the end, where its button is disabled', async () => {
  const { rerender } = render(<Pagination page={2} pageCount={3} onPage={turn} />);
  function turn(page: number) {
    rerender(<Pagination page={page} pageCount={3} onPage={turn} />);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  expect(screen.getByRole('button', { name: 'Página 3' })).toHaveFocus();
});

it('is not there for a single page, but for what it says of it', () => {
  const { container, rerender } = render(<Pagination page={1} pageCount={1} onPage={jest.fn()} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Pagination page={1} pageCount={1} onPage={jest.fn()} summary="12 pedidos" />);
  expect(screen.getByRole('status')).toHaveTextContent('12 pedidos');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
