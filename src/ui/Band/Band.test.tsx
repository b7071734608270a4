import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import * as stories from './Band.stories';
import { RouteTile } from './RouteTile';

const { Default, States } = composeStories(stories);

it('is a region named by its title, which the page may address', () => {
  render(<Default />);
  expect(screen.getByRole('region', { name: 'Para onde o Brasil vai' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'rotas');
});

it('says of a route where it leads and what a press does', async () => {
  const onClick = jest.fn();
  render(<RouteTile from="Campinas" to="Santos" about="Ver partidas de amanhã" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Campinas para Santos Ver partidas de amanhã' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('says its price after what a press does', () => {
  render(
    <RouteTile
      from="Campinas"
      to="Santos"
      about="Ver partidas de amanhã"
      price="a partir de R$ 45,00"
      onClick={jest.fn()}
    />,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName(
    'Campinas para Santos Ver partidas de amanhã a partir de R$ 45,00',
  );
});

it('holds an action beside its title, and benefits with headings of their own', () => {
  render(<States />);
  expect(screen.getByRole('button', { name: 'Limpar buscas' })).toBeInTheDocument();
  const benefits = within(screen.getByRole('region', { name: 'Viajar de Itapê' }));
  expect(benefits.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'A poltrona é sua',
    'Bilhete no celular',
  ]);
});

it('has no accessibility violation', async () => {
  const { container } = render(<States />);
  expect(await axe(container)).toHaveNoViolations();
});
