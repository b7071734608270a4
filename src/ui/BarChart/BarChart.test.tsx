import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './BarChart.stories';

const { Default, WithError, Loading, Empty } = composeStories(stories);
const bars = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('.it-bars__bar')].map((bar) => bar.style.inlineSize);

it('is a table that says each figure', () => {
  render(<Default />);
  const table = within(screen.getByRole('table', { name: 'Vendas por modalidade' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Modalidade', 'Total vendido']);
  expect(table.getAllByRole('row')[1]).toHaveTextContent('PixR$ 3.480,00');
});

it('draws each bar against the longest, from zero', () => {
  const { container, rerender } = render(<Default />);
  expect(bars(container).map((size) => Math.round(parseFloat(size)))).toEqual([100, 35, 26, 0]);
  rerender(<Default bars={[{ id: '1', label: 'Nada', value: 0, text: 'R$ 0,00' }]} />);
  expect(bars(container)).toEqual(['0%']);
});

it('says that it loads, that there is nothing, and what failed', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando: Vendas por modalidade');
  rerender(<Empty />);
  expect(screen.getByRole('heading', { name: 'Sem dados no período' })).toBeInTheDocument();
  rerender(<WithError onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
