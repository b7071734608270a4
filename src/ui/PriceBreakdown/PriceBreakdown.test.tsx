import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import * as stories from './PriceBreakdown.stories';

const { Default } = composeStories(stories);

it('tells each part by its name, and the total last', () => {
  render(<Default />);
  const names = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(names).toEqual(['Tarifa', 'Pedágio', 'Taxa de embarque', 'Seguro', 'Total']);
  expect(values.at(-1)).toBe('R$ 112,50');
});

it('leaves the total to whoever shows it elsewhere', () => {
  render(<Default total={undefined} />);
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
});
