import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import * as stories from './TripList.stories';

const { Default, Hundreds } = composeStories(stories);
const items = () => within(screen.getByRole('list', { name: 'Viagens' })).getAllByRole('listitem');
const cards = () => items().filter((item) => item.classList.contains('it-trip-list__item'));

it('is a list of one article each', () => {
  render(<Default />);
  expect(cards()).toHaveLength(3);
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('draws only what is near the window and still says which of how many each is', () => {
  render(<Hundreds />);
  expect(cards().length).toBeLessThan(30);
  expect(cards().length).toBeGreaterThan(3);
  expect(cards()[2]).toHaveAttribute('aria-setsize', '300');
  expect(cards()[2]).toHaveAttribute('aria-posinset', '3');
});

it('keeps its keys over a new order, so that cards move instead of being drawn anew', () => {
  const { rerender } = render(<Default items={[one, two]} />);
  const first = screen.getAllByRole('article')[0];
  rerender(<Default items={[two, one]} />);
  expect(screen.getByRole('article', { name: /01:30/ })).not.toBe(first);
  expect(screen.getByRole('article', { name: /00:00/ })).toBe(first);
});

const one = { id: '0', hora: '00:00' };
const two = { id: '1', hora: '01:30' };
