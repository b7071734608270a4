import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../../../tests/support/builders';
import { renderScreen } from '../../../../../tests/support/renderScreen';
import { umaCompra } from '../../../../../tests/support/umaCompra';
import {
  carteiraDelayed,
  carteiraHanded,
  carteiraOpened,
  carteiraPressNeeded,
  carteirasFound,
  carteirasReady,
} from '../../../../store/pagamento/carteira';
import { CarteirasDaCompra } from './CarteirasDaCompra';

const teste = { metodo: 'teste', nome: 'Carteira de teste', identificador: '/pagar', google: null };
const nome = 'Pagar com Google Pay';

async function open() {
  const meios = { pix: { disponivel: true, motivo: null }, boleto: { disponivel: false }, carteiras: [teste] };
  const shown = renderScreen(<CarteirasDaCompra />, {
    ports: { replies: { 'GET /Pagamentos/Meios': succeeded(meios) } },
    state: umaCompra({ pedidoId: 'p1' }),
  });
  await act(async () => {});
  const put = (...actions: UnknownAction[]) => act(() => actions.forEach((action) => shown.store.dispatch(action)));
  return { ...shown, put };
}

describe('the offer of wallets', () => {
  it('asks for those that the browser has, and is silent until there is one', async () => {
    const { events, container, unmount } = await open();
    await waitFor(() => expect(events).toEqual([{ type: 'CarteirasOferecidas', payload: { carteiras: [teste] } }]));
    expect(container.querySelector('button')).toBeNull();
    unmount();
    expect(events.at(-1)).toEqual({ type: 'CarteirasFechadas', payload: undefined });
  });

  it('names each, and opens it by one press', async () => {
    const { events, container, put } = await open();
    put(carteirasFound(['google_pay', 'teste']));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      nome,
      'Pagar com Carteira de teste',
    ]);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: nome }));
    expect(events.at(-1)).toMatchObject({
      type: 'PagamentoCarteiraEscolhido',
      payload: { metodo: 'google_pay', dispositivo: { fusoMinutos: expect.any(Number) } },
    });
  });

  it('waits with the pressed wallet, and goes while the card’s part has the payment', async () => {
    const { put, container } = await open();
    put(carteirasFound(['google_pay']), carteiraOpened('google_pay'));
    expect(screen.getByRole('button', { name: new RegExp(nome), busy: true })).toBeInTheDocument();
    put(carteiraHanded());
    expect(container.querySelector('button')).toBeNull();
  });

  it('tells a refusal, a lost answer and the need for another press, each as what it is', async () => {
    const { put, container } = await open();
    put(carteirasFound(['google_pay']), carteirasReady('O banco recusou este cartão. Nada foi cobrado.'));
    expect(screen.getByRole('alert')).toHaveTextContent(/O pagamento não foi feito.*Nada foi cobrado/);
    expect(await axe(container)).toHaveNoViolations();
    put(carteiraDelayed('Sem resposta do servidor.'));
    expect(screen.getByRole('status')).toHaveTextContent(/Confirmando o pagamento.*Sem resposta/);
    put(carteiraPressNeeded());
    expect(screen.getByRole('status')).toHaveTextContent('Toque de novo');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
