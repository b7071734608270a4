import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import * as stories from './TripCard.stories';

const { Default, LastSeats, SoldOut, SoldOutWait, SmallHours, Selected, Stops, Loading } = composeStories(stories);
const card = () => within(screen.getByRole('article'));
const button = () => card().getByRole('button', { name: 'Selecionar' });

it('is one article named by its two hours', () => {
  render(<Default />);
  expect(screen.getByRole('article')).toHaveAccessibleName('Partida 22:30, chegada 05:00, +1 dia');
});

it('tells terminals, duration, class, seats and the whole price', () => {
  render(<Default />);
  for (const text of [
    'Terminal Rodoviário do Tietê',
    'Rodoviária Novo Rio',
    'Duração: 6 horas e 30 minutos',
    'Executivo',
    '32 poltronas livres',
    'R$ 112,50',
    'taxas incluídas',
  ])
    expect(card().getByText(text)).toBeInTheDocument();
  expect(card().queryByText('a partir de')).not.toBeInTheDocument();
});

it('counts the classes for which a phone has no room, and names them all to assistive technology', () => {
  const { rerender } = render(<Default classes={['Convencional', 'Semileito', 'Leito']} />);
  expect(card().getByText('+1')).toHaveAttribute('aria-hidden', 'true');
  expect(
    card()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Convencional', 'Semileito', 'Leito']);
  rerender(<Default classes={['Convencional', 'Semileito']} />);
  expect(card().queryByText(/^\+\d+$/)).not.toBeInTheDocument();
});

it('selects by its button, which tells which departure it means', async () => {
  const onSelect = jest.fn();
  render(<Default onSelect={onSelect} />);
  expect(button()).toHaveAccessibleDescription('Partida 22:30, chegada 05:00, +1 dia');
  await userEvent.click(button());
  expect(onSelect).toHaveBeenCalledWith('1');
});

it('says when seats run out, and that the price is the lowest of several', () => {
  const { unmount } = render(<LastSeats />);
  expect(card().getByText('Últimas 3 poltronas')).toBeInTheDocument();
  expect(card().getByText('a partir de')).toBeInTheDocument();
  unmount();
  render(<SmallHours />);
  expect(card().getByText('Última poltrona')).toBeInTheDocument();
  expect(card().getByText('madrugada de sábado')).toBeInTheDocument();
});

it('offers nothing to select once it is sold out', () => {
  render(<SoldOut />);
  expect(card().getByText('Esgotado')).toBeInTheDocument();
  expect(card().queryByRole('button')).not.toBeInTheDocument();
});

it('offers a notice beside “Esgotado”, and nowhere else', () => {
  const { unmount } = render(<SoldOutWait />);
  expect(card().getByRole('button')).toHaveAccessibleDescription('Partida 22:30, chegada 05:00, +1 dia');
  unmount();
  render(<SoldOutWait poltronasLivres={4} />);
  expect(card().queryByRole('button', { name: 'Avise-me se abrir vaga' })).not.toBeInTheDocument();
});

it('unfolds its stops on demand, after the button that sells', async () => {
  const onDetails = jest.fn();
  const { unmount } = render(<Default onDetails={onDetails} regra="Cancele em até 7 dias" />);
  expect(card().getByText('Cancele em até 7 dias')).toBeInTheDocument();
  await userEvent.tab();
  expect(button()).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onDetails).toHaveBeenCalledWith('1', true);
  expect(card().getByRole('button', { name: 'Ver paradas' })).toHaveAttribute('aria-expanded', 'false');
  unmount();

  render(<Stops onDetails={onDetails} />);
  const more = card().getByRole('button', { name: 'Ver paradas' });
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(more.getAttribute('aria-controls') ?? '')).toHaveTextContent('Resende, RJ');
  await userEvent.click(more);
  expect(onDetails).toHaveBeenLastCalledWith('1', false);
});

it('shows its seats on demand, which a sold-out trip does not offer', async () => {
  const onSeats = jest.fn();
  const { unmount } = render(<Default onSeats={onSeats} />);
  const look = card().getByRole('button', { name: 'Ver poltronas' });
  expect(look).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(look);
  expect(onSeats).toHaveBeenCalledWith('1');
  unmount();
  render(<Default onSeats={onSeats} poltronasLivres={0} />);
  expect(card().queryByRole('button')).not.toBeInTheDocument();
});

it('says that it is the selected one', () => {
  render(<Selected />);
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

it('says once that it is loading, without accessibility violations', async () => {
  const { container } = render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Carregando a viagem$/);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
