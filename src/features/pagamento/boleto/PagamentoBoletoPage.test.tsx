import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umBoletoDoPedido } from '../../../../tests/support/umBoletoDoPedido';
import { umPedido } from '../../../../tests/support/viagemBuilders';
import { formatLinhaDigitavel } from '../../../domain/pagamento/boleto/codigoDeBarras';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { PagamentoBoletoPage } from './PagamentoBoletoPage';

const boleto = umBoletoDoPedido();
const aberto: Partial<Pedido> = { situacao: 'aguardando_pagamento', boletoVence: boleto.vencimento };

const open = (pedido: Partial<Pedido>, replies: Replies = {}, path = '/pagamento-boleto?pedido=p1') =>
  renderScreen(<PagamentoBoletoPage />, {
    path,
    ports: {
      replies: {
        'GET /Pedidos/p1': succeeded(umPedido(pedido)),
        'GET /Pedidos/p1/Boleto': succeeded(boleto),
        ...replies,
      },
    },
  });

describe('the page of a boleto', () => {
  it('shows the code to copy and to scan, the sum, the due date, and what happens without the payment', async () => {
    const { container } = open(aberto);
    const linha = await screen.findByRole('textbox', { name: 'Linha digitável' });
    expect(linha).toHaveValue(formatLinhaDigitavel(boleto.linhaDigitavel));
    expect(screen.getByRole('img', { name: 'Código de barras do boleto' })).toBeInTheDocument();
    expect(screen.getByText('02/12/2026', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByText('R$ 112,50')).toBeInTheDocument();
    expect(screen.getByText(/Sem o pagamento, o pedido é cancelado sozinho/)).toBeInTheDocument();
    expect(screen.getByText(/o valor volta por Pix, na chave do seu CPF/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('copies the code by one press', async () => {
    const user = userEvent.setup();
    open(aberto);
    await user.click(await screen.findByRole('button', { name: 'Copiar código' }));
    expect(await screen.findByText('Copiado.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(formatLinhaDigitavel(boleto.linhaDigitavel));
  });

  it.each([
    ['emitido', 'Pagamento confirmado', 'Ver bilhete'],
    ['emitindo', 'Pagamento confirmado', 'Ver pedido'],
    ['pagamento_expirado', 'Este boleto foi encerrado', 'Ver minhas viagens'],
    ['cancelado', 'Este boleto foi encerrado', 'Ver minhas viagens'],
    ['aguardando_pagamento', 'Nenhum boleto em aberto', 'Escolher como pagar'],
  ] as const)('says of an order that is %s: %s', async (situacao, titulo, acao) => {
    const { container } = open({ situacao });
    expect(await screen.findByText(titulo)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: acao })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leads to the trips without an order in its address', () => {
    open({}, {}, '/pagamento-boleto');
    expect(screen.getByRole('link', { name: 'Ver minhas viagens' })).toHaveAttribute('href', '/minhas-viagens');
  });

  it('offers to try again where the server did not answer', async () => {
    const replies = [offline(), succeeded(boleto)];
    open(aberto, { 'GET /Pedidos/p1/Boleto': () => replies.shift() ?? succeeded(boleto) });
    await userEvent.click(await screen.findByRole('button', { name: /Tentar/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Linha digitável' })).toBeInTheDocument());
  });
});
