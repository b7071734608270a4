import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import * as stories from './TicketCard.stories';

const { Default, Cancelled, PlatformUnknown, Minor, Loading } = composeStories(stories);
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

it('names each of its codes', () => {
  render(<Default />);
  const codes = ticket().getAllByRole('img');
  expect(codes.map((code) => code.getAttribute('aria-label'))).toEqual([
    'Código de embarque',
    'Código da catraca',
    'QR Code fiscal',
  ]);
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
