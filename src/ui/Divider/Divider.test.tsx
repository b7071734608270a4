import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import * as stories from './Divider.stories';

const { States } = composeStories(stories);

it('is read as the word that it holds, and asks before it offers', async () => {
  const { container } = render(<States />);
  expect(screen.getByText('ou')).toBeInTheDocument();
  expect(container).toHaveTextContent('Ainda não tem conta?Criar conta');
  expect(await axe(container)).toHaveNoViolations();
});
