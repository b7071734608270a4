import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cards, manha, noite, openResultado, replies, umaBusca } from '../../../../tests/support/openResultado';
import type { OlharProps } from './ListaViagens';

const Olhar = ({ viagem, onClose, onSelect }: OlharProps) => (
  <div role="dialog" aria-label={`Poltronas das ${viagem.partida.hora}`}>
    <button onClick={onClose}>Fechar</button>
    <button onClick={onSelect}>Selecionar esta</button>
  </div>
);
const press = (name: string, nth = 0) => userEvent.click(screen.getAllByRole('button', { name })[nth] ?? document.body);

describe('“Ver poltronas”', () => {
  it('shows the seats of that departure over the results, and goes away', async () => {
    const { events } = openResultado(replies([manha, noite]), undefined, Olhar);
    await screen.findByText('2 viagens encontradas');
    await press('Ver poltronas', 1);
    expect(screen.getByRole('dialog', { name: 'Poltronas das 20:00' })).toBeInTheDocument();
    expect(cards()).toHaveLength(2);
    await press('Fechar');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(events.map(({ type }) => type)).not.toContain('ViagemEscolhida');
  });

  it('leads to the purchase of that departure', async () => {
    const { events } = openResultado(replies([manha, noite]), undefined, Olhar);
    await screen.findByText('2 viagens encontradas');
    await press('Ver poltronas');
    await press('Selecionar esta');
    expect(events).toContainEqual({ type: 'ViagemEscolhida', payload: { viagem: manha, busca: umaBusca() } });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not offered where all seats are sold', async () => {
    openResultado(replies([{ ...manha, poltronasLivres: 0 }, noite]), undefined, Olhar);
    await screen.findByText('2 viagens encontradas');
    expect(screen.getAllByRole('button', { name: 'Ver poltronas' })).toHaveLength(1);
  });
});
