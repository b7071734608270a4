import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './FareOptions.stories';

const { Default, WithError, Loading, Empty } = composeStories(stories);
const radio = (name: RegExp) => screen.getByRole('radio', { name });

it('names each class with its price and describes what comes with it', () => {
  render(<Default />);
  expect(screen.getByRole('group', { name: 'Classe' })).toBeInTheDocument();
  expect(radio(/Semileito R\$ 154,90/)).toHaveAccessibleDescription(
    'Mais vendida Poltrona que reclina 150°, com apoio para as pernas Água e manta 4 poltronas livres',
  );
});

it('chooses by a press anywhere on the card, but not what is sold out', async () => {
  const onChange = jest.fn();
  render(<Default onChange={onChange} />);
  await userEvent.click(screen.getByText('Água e manta'));
  expect(onChange).toHaveBeenLastCalledWith('semileito');
  expect(radio(/Semileito/)).toBeChecked();
  expect(radio(/^Leito/)).toBeDisabled();
  await userEvent.click(screen.getByText('Água, manta e travesseiro'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('tells its error with the group', () => {
  render(<WithError />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Escolha a classe para continuar.');
});

it('says that the classes are on their way, or that there are none', () => {
  const { rerender } = render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando as classes');
  rerender(<Empty />);
  expect(screen.getByText('Não há classe à venda nesta viagem.')).toBeInTheDocument();
});
