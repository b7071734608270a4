import { composeStories } from '@storybook/react-webpack5';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './TicketCard.stories';

const { Default, Extras, Cancelled, PlatformUnknown, Minor, Loading } = composeStories(stories);
const ticket = () => within(screen.getByRole('article', { name: 'São Paulo, SP para Rio de Janeiro, RJ' }));

it('says who goes, when, where from and on which seat', () => {
  render(<Default />);
  const facts = ticket()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(Object.fromEntries(facts)).toEqual({
    Passageiro: 'Maria Aparecida de Souza',
    Documento: 'RG 12.345.678-9',
    Poltrona: '12',
    Plataforma: '34',
    Classe: 'Executivo',
    Linha: '06-0120-00',
    Localizador: 'K7M2Q9',
  });
  expect(ticket().getByText('sábado, 05/12/2026')).toBeInTheDocument();
});

it('lists what was sold with the seat, and what became of it', () => {
  render(<Extras />);
  const lines = within(ticket().getByRole('list', { name: 'Adicionais' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2 × Volume extra de bagagem.*50,00/),
    expect.stringMatching(/^1 × Bicicleta Cancelado.*40,00/),
  ]);
  expect(
    within(lines[0] as HTMLElement).getByRole('button', { name: 'Cancelar adicional Volume extra de bagagem' }),
  ).toBeInTheDocument();
});

it('shows one code at a time, the boarding code first, each under its name', async () => {
  render(<Default />);
  const shown = () =>
    ticket()
      .getAllByRole('img')
      .map((code) => code.getAttribute('aria-label'));
  expect(shown()).toEqual(['Código de embarque']);
  const choice = within(ticket().getByRole('group', { name: 'Código na tela' }));
  for (const name of ['Código da catraca', 'QR Code fiscal', 'Código de embarque']) {
    await userEvent.click(choice.getByRole('button', { name }));
    expect(shown()).toEqual([name]);
    expect(choice.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
});

it('keeps the screen on while a code is shown, and lets it sleep afterwards', async () => {
  const release = jest.fn(async () => undefined);
  const request = jest.fn(async () => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const { unmount } = render(<Default />);
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  unmount();
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('does without where the screen may not be kept on', async () => {
  const request = jest.fn(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  render(<Default />);
  await waitFor(() => expect(request).toHaveBeenCalled());
  expect(ticket().getByRole('img')).toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('shows no code once it boards nobody', () => {
  render(<Cancelled />);
  expect(ticket().getByText('Cancelado')).toBeInTheDocument();
  expect(ticket().queryByRole('img')).not.toBeInTheDocument();
});

it('says that the platform is not known yet', () => {
  render(<PlatformUnknown />);
  expect(ticket().getByText('a confirmar')).toBeInTheDocument();
});

it('tells what must travel with it', () => {
  render(<Minor />);
  expect(ticket().getByText(/autorização de viagem/)).toBeInTheDocument();
});

it('says that it is on its way', () => {
  render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando bilhete');
});
