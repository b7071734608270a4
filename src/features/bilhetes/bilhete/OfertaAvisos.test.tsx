import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { avisosRefused, avisosSeen } from '../../../store/avisos/avisos';
import { OfertaAvisos } from './OfertaAvisos';

function show(aparelho: Parameters<typeof avisosSeen>[0]) {
  const shown = renderScreen(<OfertaAvisos />);
  act(() => void shown.store.dispatch(avisosSeen(aparelho)));
  return shown;
}

describe('the offer of notices, beside a ticket just bought', () => {
  it('asks once, in words of ours, before the system does', async () => {
    const { events, container } = show('oferecer');
    await userEvent.click(screen.getByRole('button', { name: 'Ativar avisos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
    expect(events.map(({ type }) => type)).toEqual(['AvisosAbertos', 'AvisosAceitos', 'AvisosDispensados']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that it is done, and that trying again costs nothing where it was not', async () => {
    const { store } = show('ativo');
    expect(screen.getByRole('status')).toHaveTextContent('Avisos ativados neste aparelho.');
    act(() => void store.dispatch(avisosRefused('falhou')));
    expect(screen.getByText(/Tente de novo; a sua compra não muda/)).toBeVisible();
  });

  it.each(['desconhecido', 'indisponivel', 'dispensado', 'recusado'] as const)(
    'is not there for who cannot or does not want to: %s',
    (aparelho) => {
      const { container } = show(aparelho);
      expect(container).toHaveTextContent('');
    },
  );
});
