import { screen } from '@testing-library/react';
import { inEnglish, portugueseLeft } from '../../../tests/support/speakLanguage';
import { umaPreviaPedido } from '../../../tests/support/posVendaBuilders';
import { renderScreen } from '../../../tests/support/renderScreen';
import { PosVendaDialogs } from './PosVendaDialogs';

inEnglish();

it('a cancellation is agreed to in English', async () => {
  renderScreen(<PosVendaDialogs />, {
    state: { posVenda: { phase: 'ready', bilheteId: 'b1', acao: 'cancelar', previa: umaPreviaPedido() } },
  });
  expect(await screen.findByRole('dialog', { name: 'Cancel ticket' })).toBeInTheDocument();
  expect(screen.getByText('To the account the Pix came from, by 22/11/2026')).toBeInTheDocument();
  expect(screen.getByText(/Requested 30 h before departure: a fee of 5% of the fare/)).toBeInTheDocument();
  expect(screen.getByText('(Brazilian Law 11.975/2009)')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirm cancellation' })).toBeInTheDocument();
  expect(portugueseLeft(screen.getByRole('region', { name: 'What happens to your money' }))).toEqual([]);
});
