import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import * as stories from './OrderCard.stories';

const { Pending } = composeStories(stories);

it('is one article named by its route, with its day, state, code and way on', () => {
  render(<Pending />);
  const card = within(screen.getByRole('article', { name: 'São Paulo, SP para Rio de Janeiro, RJ' }));
  expect(card.getByText('05')).toBeInTheDocument();
  expect(card.getByText('Aguardando pagamento')).toBeInTheDocument();
  expect(card.getByText('K7M2Q9')).toBeInTheDocument();
  expect(card.getByText('R$ 225,00')).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Pagar com Pix' })).toBeInTheDocument();
});
