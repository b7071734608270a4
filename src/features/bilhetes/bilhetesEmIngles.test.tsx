import { screen } from '@testing-library/react';
import { succeeded } from '../../../tests/support/builders';
import { inEnglish, portugueseLeft } from '../../../tests/support/speakLanguage';
import { renderScreen } from '../../../tests/support/renderScreen';
import { umBilhete, umPedido } from '../../../tests/support/viagemBuilders';
import { BilheteCard } from './bilhete/BilheteCard';
import { folhaDe, textoParaCompartilhar } from './bilhete/palavrasBilhete';
import { MinhasViagensPage } from './minhasViagens/MinhasViagensPage';

inEnglish();

it('a ticket is read in English, on the screen and as it is shared', async () => {
  const bilhete = umBilhete();
  const { container } = renderScreen(<BilheteCard bilheteId="b1" />, {
    ports: { replies: { 'GET /Bilhetes/b1': succeeded(bilhete) } },
  });
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Boarding code' })).toBeInTheDocument();
  expect(screen.getByText('Booking reference')).toBeInTheDocument();
  expect(portugueseLeft(container)).toEqual([]);
  expect(textoParaCompartilhar(bilhete)).toMatch(/^Trip from .+ to .+\nDeparture: /);
  expect(folhaDe(bilhete)).toMatchObject({ title: 'Electronic ticket (BP-e)' });
  expect(folhaDe(bilhete).avisos).toContain('Arrive 30 minutes before departure.');
});

it('my trips are read in English', async () => {
  const { container } = renderScreen(<MinhasViagensPage />, {
    ports: {
      replies: {
        'GET /Pedidos': succeeded([umPedido({ situacao: 'cancelado', expiraEm: null })]),
        'GET /Bilhetes/Avaliaveis': succeeded([]),
      },
    },
  });
  expect(await screen.findByRole('tab', { name: /Upcoming/ })).toBeInTheDocument();
  expect(screen.getByText('No trips booked')).toBeInTheDocument();
  expect(portugueseLeft(container)).toEqual([]);
});

it('the day of a trip has its short name as English writes it', async () => {
  renderScreen(<MinhasViagensPage />, {
    ports: {
      replies: {
        'GET /Pedidos': succeeded([umPedido({ situacao: 'emitido', expiraEm: null })]),
        'GET /Bilhetes/Avaliaveis': succeeded([]),
      },
    },
  });
  expect(await screen.findByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/)).toBeInTheDocument();
});
