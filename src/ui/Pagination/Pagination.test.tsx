import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination, pagesAround } from './Pagination';

const shown = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 7, [1, 2, -7, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, -4, 4, 5, 6, -9, 9]],
  [9, 9, [1, -8, 8, 9]],
])('on page %i of %i it shows the ends and the neighbours', (page, pageCount, pages) => {
  expect(pagesAround(page, pageCount)).toEqual(pages);
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

it('is not there for a single page, but for what it says of it', () => {
  const { container, rerender } = render(<Pagination page={1} pageCount={1} onPage={jest.fn()} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Pagination page={1} pageCount={1} onPage={jest.fn()} summary="12 pedidos" />);
  expect(screen.getByRole('status')).toHaveTextContent('12 pedidos');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
