import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaCompra } from '../../../../tests/support/umaCompra';
import { PagamentoStep } from './PagamentoStep';

const AWAY = 'O Pix está fora do ar no momento. Pague com cartão ou tente de novo em instantes.';
const open = (replies: Replies) =>
  renderScreen(<PagamentoStep totalCentavos={11_250} Cartao={() => null} />, {
    state: umaCompra(),
    ports: { replies },
  });

describe('Pix that is away', () => {
  it('cannot be chosen and says why; a card still can [PX20]', async () => {
    const { events } = open({ 'GET /Pagamentos/Meios': succeeded({ pix: { disponivel: false, motivo: AWAY } }) });
    expect(await screen.findByText(AWAY)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Pix' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Cartão de crédito' }));
    expect(events.at(-1)).toEqual({ type: 'FormaPagamentoEscolhida', payload: { forma: 'credito' } });
  });

  it('is not guessed at where nobody could be asked', () => {
    open({ 'GET /Pagamentos/Meios': offline() });
    expect(screen.getByRole('radio', { name: 'Pix' })).toBeEnabled();
  });
});
