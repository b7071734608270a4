import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './RefundSummary.stories';

const { Default, States, WithError, Loading } = composeStories(stories);
const section = (name: string) => within(screen.getByRole('region', { name }));

it('tells what was paid, what is kept, what comes back, and why', () => {
  render(<Default />);
  const summary = section('Como fica o seu dinheiro');
  expect(summary.getAllByRole('definition').map((value) => value.textContent)).toEqual(['R$ 112,50', '−R$ 5,00']);
  expect(summary.getByText('Você recebe de volta').parentElement).toHaveTextContent('Você recebe de volta R$ 107,50');
  expect(summary.getByText(/30 horas antes/)).toHaveTextContent('(Resolução ANTT 4.282/2014)');
  expect(summary.getByText(/até 21\/12\/2026/)).toBeInTheDocument();
});

it('says which way the money goes', () => {
  render(<States />);
  expect(section('Tarde demais').getByText('Sem valor a devolver')).toBeInTheDocument();
  expect(section('Remarcação para classe mais cara').getByText('Falta pagar')).toBeInTheDocument();
});

it('calculates, and says so where it could not', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Calculando');
  rerender(<WithError onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Nada foi cancelado');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
