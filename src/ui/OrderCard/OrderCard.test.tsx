import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import * as stories from './OrderCard.stories';

const { Pending, WithLines } = composeStories(stories);

it('is one article named by its route, with its day, state, code and way on', () => {
  render(<Pending />);
  const card = within(screen.getByRole('article', { name: 'São Paulo, SP para Rio de Janeiro, RJ' }));
  expect(card.getByText('05')).toBeInTheDocument();
  expect(card.getByText('Aguardando pagamento')).toBeInTheDocument();
  expect(card.getByText('K7M2Q9')).toBeInTheDocument();
  expect(card.getByText('R$ 225,00')).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Pagar com Pix' })).toBeInTheDocument();
});

it('says what else there is to know, a line each', () => {
  render(<WithLines />);
  const card = within(screen.getByRole('article'));
  expect(card.getByText('Adicionais: 1 × Bicicleta, 2 × Volume extra de bagagem')).toBeInTheDocument();
  expect(card.getByText('Boleto: pague até 02/12/2026')).toBeInTheDocument();
});
