import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchCard } from './SearchCard';
import * as stories from './SearchCard.stories';

const { Default, RoundTrip } = composeStories(stories);

it('swaps the places by its button', async () => {
  render(<Default />);
  await userEvent.click(screen.getByRole('button', { name: 'Inverter origem e destino' }));
  expect(screen.getByRole('combobox', { name: 'Origem' })).toHaveValue('Rio de Janeiro, RJ');
  expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveValue('São Paulo, SP');
});

it('searches by its button, and by Enter in a date', async () => {
  const onSubmit = jest.fn();
  render(<Default onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Buscar viagens' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Data de ida' }), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('is a search landmark whose fields follow each other as they are read', async () => {
  render(<RoundTrip />);
  expect(screen.getByRole('search', { name: 'Buscar passagens' })).toBeInTheDocument();
  const names = ['Ida e volta', 'Origem', 'Inverter origem e destino', 'Destino'];
  for (const name of names) {
    await userEvent.tab();
    expect(document.activeElement).toHaveAccessibleName(name);
  }
});

it('has no return date on a one-way search', async () => {
  render(<RoundTrip />);
  await userEvent.click(screen.getByRole('switch', { name: 'Ida e volta' }));
  expect(screen.queryByRole('textbox', { name: 'Data de volta' })).not.toBeInTheDocument();
});

it('has the quick days after the outbound date, before the return', () => {
  const nothing = () => undefined;
  const { container } = render(
    <SearchCard
      tripType={null}
      origem="Origem"
      destino="Destino"
      dataIda="Ida"
      diasRapidos="Amanhã"
      dataVolta="Volta"
      submit="Buscar"
      onSwap={nothing}
      onSubmit={nothing}
    />,
  );
  expect(container).toHaveTextContent('OrigemDestinoIdaAmanhãVoltaBuscar');
});
