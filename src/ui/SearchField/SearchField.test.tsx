import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './SearchField.stories';

const { Default, Filter, WithError } = composeStories(stories);

it('names its input by the label', () => {
  render(<Default />);
  expect(screen.getByRole('textbox', { name: 'Embarque' })).toBeValid();
});

it('shows its error and ties it to the input', () => {
  render(<WithError />);
  const input = screen.getByRole('textbox', { name: 'Embarque' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Informe onde você embarca');
});

it('gives a list each letter that is typed to narrow it', async () => {
  render(<Filter />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cidade ou estado' }), 'Par');
  expect(screen.getByRole('searchbox')).toHaveValue('Par');
  expect(screen.getByRole('searchbox')).toBeValid();
});
