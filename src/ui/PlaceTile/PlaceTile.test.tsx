import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import * as stories from './PlaceTile.stories';
import { RouteRow } from './RouteRow';

const { Default, States } = composeStories(stories);

it('leads to the page of the place that it names', () => {
  render(<Default />);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '#campinas');
  expect(link).toHaveTextContent('Campinas, SPTerminal Ramos de Azevedoa partir de R$ 39,90');
});

it('says of a route its other end, its facts and its price, before the action', () => {
  render(<RouteRow place="Santos, SP" href="#santos" facts="1h30" price="R$ 39,90" action={<button>Buscar</button>} />);
  expect(screen.getByRole('link', { name: 'Santos, SP' })).toHaveAttribute('href', '#santos');
  expect(document.body).toHaveTextContent('Santos, SP1h30R$ 39,90Buscar');
});

it('has no accessibility violation', async () => {
  const { container } = render(<States />);
  expect(await axe(container)).toHaveNoViolations();
});
