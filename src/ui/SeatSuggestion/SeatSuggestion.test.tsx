import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './SeatSuggestion.stories';

const { Default, LongContent, Loading, Empty, WithError } = composeStories(stories);

it('proposes seats by number and hands over all of them at once', async () => {
  const onAccept = jest.fn();
  render(<LongContent onAccept={onAccept} />);
  expect(screen.getAllByRole('listitem').map((seat) => seat.textContent?.trim())).toEqual([
    '33',
    '34',
    '35',
    '36',
    '39',
    '40',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Ficar com as poltronas 33, 34, 35, 36, 39 e 40' }));
  expect(onAccept).toHaveBeenCalledWith([33, 34, 35, 36, 39, 40]);
});

it('takes no second yes while the first is under way', async () => {
  const onAccept = jest.fn();
  render(<Default accepting onAccept={onAccept} />);
  await userEvent.click(screen.getByRole('button', { name: /^Ficar/ }));
  expect(onAccept).not.toHaveBeenCalled();
});

it('leaves the way to the map open where nothing was found', async () => {
  const onDismiss = jest.fn();
  render(<Empty onDismiss={onDismiss} />);
  expect(screen.queryByRole('button', { name: /^Ficar/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Escolher no mapa' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('says that it looks, and what went wrong', () => {
  const { rerender } = render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Procurando lugares juntos');
  rerender(<WithError />);
  expect(screen.getByRole('alert')).toHaveTextContent('A poltrona 21 acaba de ser reservada');
});
