import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import * as stories from './form.stories';

const { Default } = composeStories(stories);

it('is a landmark that says what the form is for, without accessibility violations', async () => {
  const { container } = render(<Default />);
  expect(screen.getByRole('form', { name: 'Cadastro' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
