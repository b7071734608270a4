import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umBilhete } from '../../../../tests/support/viagemBuilders';
import type { Bilhete } from '../../../domain/wire/bilhetes/bilhetes';
import { BilheteCard } from './BilheteCard';

const bicicleta = { tipo: 'bicicleta' as const, nome: 'Bicicleta', quantidade: 1, precoCentavos: 4_000 };
const malas = { tipo: 'bagagem' as const, nome: 'Volume extra de bagagem', quantidade: 2, precoCentavos: 2_500 };

const open = (fields: Partial<Bilhete>) =>
  renderScreen(<BilheteCard bilheteId="b1" />, {
    ports: { replies: { 'GET /Bilhetes/b1': succeeded(umBilhete(fields)) } },
  });
const lines = async () => within(await screen.findByRole('list', { name: 'Adicionais' })).getAllByRole('listitem');

describe('the extras of a ticket', () => {
  it('stand line by line with what was paid, each with its own way to be cancelled', async () => {
    const { events, container } = open({ adicionais: [bicicleta, malas] });
    const shown = await lines();
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('1 × Bicicleta'),
      expect.stringContaining('2 × Volume extra de bagagem'),
    ]);
    expect(shown[0]).toHaveTextContent('R$ 40,00');
    expect(shown[1]).toHaveTextContent('R$ 50,00');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar adicional Bicicleta' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar adicional Volume extra de bagagem' }));
    expect(events).toEqual([
      { type: 'CancelamentoAdicionalAberto', payload: { bilheteId: 'b1', tipo: 'bicicleta' } },
      { type: 'CancelamentoAdicionalAberto', payload: { bilheteId: 'b1', tipo: 'bagagem' } },
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('that were cancelled say so, and cannot be cancelled again', async () => {
    const { container } = open({ adicionais: [malas], adicionaisCancelados: [bicicleta] });
    const [, cancelled] = await lines();
    expect(cancelled).toHaveTextContent('1 × Bicicleta Cancelado');
    expect(screen.queryByRole('button', { name: 'Cancelar adicional Bicicleta' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('of a used ticket stay, without a way to cancel them', async () => {
    open({ situacao: 'embarcado', adicionais: [bicicleta] });
    expect(await lines()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Cancelar adicional/ })).not.toBeInTheDocument();
  });

  it.each([{ situacao: 'cancelado' as const, adicionais: [bicicleta] }, {}])(
    'are none of a ticket that has ended or never had any: %#',
    async (fields) => {
      open(fields);
      await screen.findByRole('article');
      expect(screen.queryByRole('list', { name: 'Adicionais' })).not.toBeInTheDocument();
      expect(screen.queryByText(/Apresente ao motorista/)).not.toBeInTheDocument();
    },
  );
});
