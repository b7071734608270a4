import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Grid } from './Grid';
import * as stories from './Grid.stories';

const { States } = composeStories(stories);

it('is a named list where its items are one', () => {
  render(
    <Grid min={20} list label="Nossos compromissos">
      <li>Pontualidade</li>
      <li>Segurança</li>
    </Grid>,
  );
  const list = screen.getByRole('list', { name: 'Nossos compromissos' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

it('is no list where its items are parts of a page, and holds their least width', () => {
  render(
    <Grid min={9.5} stretch>
      <p>Peso</p>
    </Grid>,
  );
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  const grid = screen.getByText('Peso').parentElement;
  expect(grid).toHaveAttribute('data-min', '9.5');
  expect(grid).toHaveAttribute('data-stretch', 'true');
  expect(grid).not.toHaveAttribute('data-three');
});

it('has no accessibility violation', async () => {
  const { container } = render(<States />);
  expect(await axe(container)).toHaveNoViolations();
});
