import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import * as stories from './CoachPlan.stories';

const { Default, States, Empty } = composeStories(stories);

it('draws each seat of a deck with its number, and says the deck in words', () => {
  render(<Default />);
  const plan = within(screen.getByRole('img', { name: 'Planta do ônibus: 32 poltronas executivo' }));
  expect(plan.getByText('1')).toBeInTheDocument();
  expect(plan.getByText('32')).toBeInTheDocument();
  expect(plan.getByText('WC')).toBeInTheDocument();
  expect(plan.getByText('3').parentElement).toHaveAttribute('data-accessible', 'true');
});

it('names the decks where there are two, and explains every mark', () => {
  render(<States />);
  expect(screen.getByText('Piso superior')).toBeVisible();
  const [both] = screen.getAllByRole('list', { name: 'Legenda da planta' });
  expect(both).toHaveTextContent('LeitoSemileitoAcessível');
});

it('explains no mark that a coach does not have', () => {
  render(<Empty />);
  expect(screen.queryByText('Acessível')).not.toBeInTheDocument();
});

it('has no accessibility violation', async () => {
  const { container } = render(<States />);
  expect(await axe(container)).toHaveNoViolations();
});
