import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import * as stories from './Hero.stories';

const { Default, LongContent } = composeStories(stories);

it('promises in a heading of the level it is given', () => {
  const { unmount } = render(<Default />);
  expect(screen.getByRole('heading', { level: 2, name: 'O Brasil inteiro pela janela' })).toBeInTheDocument();
  unmount();
  render(<LongContent />);
  expect(screen.getByRole('heading', { level: 1, name: /^Passagens/ })).toBeInTheDocument();
});

it('draws a picture that nobody has to hear', () => {
  const { container } = render(<Default />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
