import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import * as stories from './TripTimeline.stories';

const { Default } = composeStories(stories);

it('lists every stop in order and marks where one gets on and off', () => {
  render(<Default />);
  const stops = within(screen.getByRole('list', { name: 'Paradas' })).getAllByRole('listitem');
  expect(stops).toHaveLength(4);
  expect(stops[1]).toHaveTextContent('22:30São Paulo, SPTerminal Rodoviário do TietêSeu embarque');
  expect(stops[3]).toHaveTextContent('05:00 +1 dia');
  expect(stops[3]).toHaveTextContent('Seu desembarque');
  expect(stops[0]).not.toHaveTextContent('Seu');
});
