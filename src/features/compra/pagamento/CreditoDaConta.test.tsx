import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import { last, openPreco, prontos, resumo } from '../../../../tests/support/openPreco';
import { umaCotacao } from '../../../../tests/support/viagemBuilders';
import type { CompraDada } from '../../../../tests/support/umaCompra';
import { baseApi } from '../../../store/api/baseApi';
import { cotacaoArrived, creditoChosen, type CotacaoState } from '../../../store/compra/cotacao';

const credit = (saldoCentavos: number) => succeeded({ saldoCentavos, validades: [], lancamentos: [] });
const open = (saldoCentavos: number, cotacao: Partial<CotacaoState> = {}, compra: CompraDada = {}) =>
  openPreco({
    etapa: 'pagamento',
    compra: { prontos, ...compra },
    cotacao,
    table: { 'GET /Creditos': credit(saldoCentavos) },
  });
const used = (centavos: number) => umaCotacao({ creditoUsadoCentavos: centavos, totalCentavos: 11_250 - centavos });

describe('paying with credit', () => {
  it('is offered with its sum, off at first, and asks for the price once switched on', async () => {
    const shown = open(2_000);
    const offer = await screen.findByRole('switch', { name: 'Usar crédito de R$ 20,00' });
    expect(offer).not.toBeChecked();
    expect(await axe(shown.container)).toHaveNoViolations();
    await userEvent.click(offer);
    expect(last(shown)).toEqual({ type: 'CreditoAlternado', payload: { usar: true } });
  });

  it('is a line below the whole price, which stays as it is, and the rest is what is paid', async () => {
    open(2_000, { usarCredito: true, cotacao: used(2_000) });
    expect(await screen.findByRole('switch', { name: 'Usar crédito de R$ 20,00' })).toBeChecked();
    expect(resumo().getByText('Crédito da conta')).toBeInTheDocument();
    expect(resumo().getByText('−R$ 20,00')).toBeInTheDocument();
    expect(resumo().getByText('R$ 92,50', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByText(/Você vai pagar/)).toHaveTextContent('R$ 92,50');
  });

  it('that covers the price leaves nothing to pay, and can still be switched off', async () => {
    const shown = open(50_000, { usarCredito: true, cotacao: used(11_250) });
    expect(await screen.findByText('Nada a pagar')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Concluir pedido' })).toBeInTheDocument();
    const offer = screen.getByRole('switch', { name: 'Usar crédito de R$ 112,50' });
    expect(await axe(shown.container)).toHaveNoViolations();
    await userEvent.click(offer);
    expect(last(shown)).toEqual({ type: 'CreditoAlternado', payload: { usar: false } });
  });

  it('offers no more than the price', async () => {
    open(50_000);
    expect(await screen.findByRole('switch', { name: 'Usar crédito de R$ 112,50' })).toBeInTheDocument();
  });

  it('stays on offer where an order made here uses all of it already', async () => {
    const shown = open(0, { usarCredito: true, cotacao: used(2_000) });
    expect(await screen.findByRole('switch', { name: 'Usar crédito de R$ 20,00' })).toBeChecked();
    act(() => {
      shown.store.dispatch(creditoChosen(false));
      shown.store.dispatch(cotacaoArrived({ reservaId: 'r1', cotacao: umaCotacao() }));
    });
    expect(screen.getByRole('switch', { name: 'Usar crédito de R$ 20,00' })).not.toBeChecked();
  });

  it('waits while the price is asked for, and while a payment is under way', async () => {
    const { unmount } = open(2_000, { phase: 'calculando' });
    expect(await screen.findByRole('switch')).toBeDisabled();
    unmount();
    open(2_000, {}, { envio: 'pedindo' });
    expect(await screen.findByRole('switch')).toBeDisabled();
  });

  it('is nothing where there is no credit, and no hindrance where the server does not say', async () => {
    const { unmount } = open(0);
    expect(await screen.findByText('Como você quer pagar?')).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    unmount();
    openPreco({ etapa: 'pagamento', compra: { prontos }, table: { 'GET /Creditos': offline() } });
    expect(await screen.findByText('Como você quer pagar?')).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('is read once: the order that is made here changes nothing that is on offer', async () => {
    const { ports, store } = open(2_000);
    await screen.findByRole('switch');
    await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Pedidos'])));
    const reads = jest.mocked(ports.http.request).mock.calls.filter(([{ path }]) => path === '/Creditos');
    expect(reads).toHaveLength(1);
    expect(screen.getByRole('switch', { name: 'Usar crédito de R$ 20,00' })).toBeEnabled();
  });
});
