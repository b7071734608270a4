import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import * as stories from './AmountBox.stories';

const { Default, States, WithError } = composeStories(stories);

it('announces the line that changes and no other', () => {
  const { container } = render(<Default />);
  expect(container).toHaveTextContent('Total R$ 128,90Troco R$ 21,10');
  expect(screen.getByRole('status')).toHaveTextContent('Troco R$ 21,10');
});

it('marks what is missing, in words and by its mark', () => {
  render(<WithError />);
  expect(screen.getByRole('status')).toHaveTextContent('Faltam R$ 28,90');
  expect(screen.getByRole('status')).toHaveAttribute('data-short', 'true');
});

it('has no accessibility violation', async () => {
  const { container } = render(<States />);
  expect(await axe(container)).toHaveNoViolations();
});
