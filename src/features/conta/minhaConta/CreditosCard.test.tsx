import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpResult } from '../../../services/ports';
import type { Creditos, LancamentoCredito } from '../../../domain/wire/conta/creditos';
import { CreditoPerdido } from './CreditoPerdido';
import { CreditosCard } from './CreditosCard';

const umLancamento = (fields: Partial<LancamentoCredito> = {}): LancamentoCredito => ({
  tipo: 'concedido',
  em: '2026-11-28T15:00:00.000Z',
  valorCentavos: 11_825,
  bonusCentavos: 1_075,
  localizador: 'ABC234',
  ...fields,
});
const creditos = (fields: Partial<Creditos> = {}): Creditos => ({
  saldoCentavos: 11_825,
  validades: [{ saldoCentavos: 11_825, validoAte: '2027-11-28' }],
  lancamentos: [umLancamento()],
  ...fields,
});
const open = (reply: HttpResult<unknown> | (() => HttpResult<unknown>) = succeeded(creditos())) =>
  renderScreen(<CreditosCard />, { ports: { replies: { 'GET /Creditos': reply } } });

describe('the credit of an account', () => {
  it('is its balance, until when it can be used, and how it came', async () => {
    const { container } = open();
    expect(await screen.findByText('Para usar em qualquer compra até 28/11/2027.')).toBeInTheDocument();
    expect(screen.getByText('R$ 118,25')).toBeInTheDocument();
    const row = within(screen.getByRole('list', { name: 'Lançamentos do crédito' })).getByRole('listitem');
    expect(row).toHaveTextContent('Passagem cancelada 28/11/2026, pedido ABC234, R$ 10,75 de bônus+R$ 118,25');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is told by its last days where there are several', async () => {
    const validades = [
      { saldoCentavos: 2_000, validoAte: '2027-01-31' },
      { saldoCentavos: 9_825, validoAte: '2027-11-28' },
    ];
    open(succeeded(creditos({ validades })));
    expect(await screen.findByText('R$ 20,00 para usar até 31/01/2027.')).toBeInTheDocument();
    expect(screen.getByText('R$ 98,25 para usar até 28/11/2027.')).toBeInTheDocument();
  });

  it('says that there is none, and how it comes to be', async () => {
    const { container } = open(succeeded({ saldoCentavos: 0, validades: [], lancamentos: [] }));
    expect(await screen.findByText(/Você não tem crédito/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('that is used up still tells where it went', async () => {
    const usado = umLancamento({ tipo: 'usado', valorCentavos: -11_825, localizador: 'DEF567' });
    open(succeeded(creditos({ saldoCentavos: 0, validades: [], lancamentos: [usado, umLancamento()] })));
    expect(await screen.findByText('Não há crédito para usar agora.')).toBeInTheDocument();
    expect(screen.getByText('−R$ 118,25')).toBeInTheDocument();
  });

  it('shows the latest five movements, and all of them when asked', async () => {
    open(succeeded(creditos({ lancamentos: Array.from({ length: 7 }, () => umLancamento()) })));
    const rows = () => within(screen.getByRole('list', { name: 'Lançamentos do crédito' })).getAllByRole('listitem');
    await screen.findByText('Para usar em qualquer compra até 28/11/2027.');
    expect(rows()).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Ver todos os lançamentos' }));
    expect(rows()).toHaveLength(7);
  });

  it('can be asked for again where the server did not answer', async () => {
    let online = false;
    open(() => (online ? succeeded(creditos()) : offline()));
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    online = true;
    await userEvent.click(again);
    expect(await screen.findByText('Para usar em qualquer compra até 28/11/2027.')).toBeInTheDocument();
  });
});

describe('the deletion of an account', () => {
  const warn = (reply: HttpResult<unknown>) =>
    renderScreen(<CreditoPerdido />, { ports: { replies: { 'GET /Creditos': reply } } });

  it('warns of the credit that is lost with it', async () => {
    const { container } = warn(succeeded(creditos()));
    expect(await screen.findByText(/Você tem R\$ 118,25 em crédito. Com a exclusão, ele se perde/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});
