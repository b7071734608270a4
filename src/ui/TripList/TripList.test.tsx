import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import * as stories from './TripList.stories';
import { sampleTrips } from './sampleTrips';

const { Default, LongContent, Loading } = composeStories(stories);
const items = () => within(screen.getByRole('list', { name: 'Viagens' })).getAllByRole('listitem');
const cards = () => items().filter((item) => item.classList.contains('it-trip-list__item'));

it('is a list of one article each', () => {
  render(<Default />);
  expect(cards()).toHaveLength(3);
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('draws only what is near the window and still says which of how many each is', () => {
  render(<LongContent />);
  expect(cards().length).toBeLessThan(30);
  expect(cards().length).toBeGreaterThan(3);
  expect(cards()[2]).toHaveAttribute('aria-setsize', '300');
  expect(cards()[2]).toHaveAttribute('aria-posinset', '3');
});

it('keeps its keys over a new order, so that cards move instead of being drawn anew', () => {
  const trips = sampleTrips(2);
  const { rerender } = render(<Default items={trips} />);
  const first = screen.getAllByRole('article')[0];
  rerender(<Default items={[...trips].reverse()} />);
  expect(screen.getByRole('article', { name: /Partida 01:30/ })).not.toBe(first);
  expect(screen.getByRole('article', { name: /Partida 00:00/ })).toBe(first);
});

it('is busy while it loads, and says so once, however many cards are to come', async () => {
  const { container, rerender } = render(<Loading />);
  const [status, ...more] = screen.getAllByRole('status');
  expect(status).toHaveTextContent(/^Carregando viagens$/);
  expect(more).toEqual([]);
  const list = screen.getByRole('list', { name: 'Viagens' });
  expect(list).toHaveAttribute('aria-busy', 'true');
  // A screen reader may hold back what a busy part announces.
  expect(list).not.toContainElement(status ?? null);
  expect(await axe(container)).toHaveNoViolations();
  rerender(<Default />);
  expect(screen.getByRole('list', { name: 'Viagens' })).not.toHaveAttribute('aria-busy');
});
