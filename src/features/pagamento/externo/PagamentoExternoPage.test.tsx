import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { cobranca, pagamentoExterno, paginaPedidos, PEDIDO_ID } from '../../../../tests/bodies/agenciaBodies';
import type { PagamentoExterno } from '../../../domain/wire/pagamento/cobrancaExterna';
import { submissionReached } from '../../../store/submissions';
import { CobrancaAberta } from './CobrancaAberta';
import { CobrarForm } from './CobrarForm';
import { PagamentoExternoPage } from './PagamentoExternoPage';
import { ProcurarPedido } from './ProcurarPedido';

const open = (fields: Partial<PagamentoExterno> = {}, query = `?pedido=${PEDIDO_ID}`) =>
  renderScreen(<PagamentoExternoPage Aberta={CobrancaAberta} Cobrar={CobrarForm} Procurar={ProcurarPedido} />, {
    path: `/pagamento-externo${query}`,
    ports: {
      replies: {
        [`GET /Agencia/Pedidos/${PEDIDO_ID}/PagamentoExterno`]: succeeded(pagamentoExterno(fields)),
        'GET /Agencia/Pedidos': ({ path }) =>
          succeeded(paginaPedidos(path.endsWith('?situacao=aguardando') ? {} : { pedidos: [] })),
      },
    },
  });

describe('charging an order outside the shop', () => {
  it('asks for a link with so many instalments at most', async () => {
    const { events, container } = open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Parcelar em até' }), '3');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Gerar link' }));
    expect(events).toEqual([
      { type: 'PagamentoExternoAberto', payload: { pedidoId: PEDIDO_ID } },
      { type: 'CobrancaExternaPedida', payload: { cobranca: { meio: 'link', parcelas: 3 } } },
    ]);
  });

  it('asks the terminal for debit without instalments, as a counter sale says in the address', async () => {
    const { events } = open({}, `?pedido=${PEDIDO_ID}&meio=debito`);
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar para a maquininha' }));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(events.at(-1)?.payload).toEqual({ cobranca: { meio: 'terminal', tipo: 'debito', parcelas: 1 } });
  });

  it('shows the open link to scan, to copy and to send, and takes it back only after asking', async () => {
    const { events, container } = open({ cobrancas: [cobranca()] });
    expect(await screen.findByRole('img', { name: 'QR Code do link de pagamento' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(cobranca().url);
    const texto = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto para WhatsApp ou SMS' }).value;
    expect(texto).toContain('K7M2QX');
    expect(texto).not.toContain('Ana');
    expect(screen.getByRole('link', { name: 'Abrir no WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(texto)}`,
    );
    expect(screen.getByRole('timer', { name: 'Tempo para pagar' })).toHaveTextContent(/^29:/);
    expect(screen.queryByRole('button', { name: 'Gerar link' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar cobrança' }));
    const asking = await screen.findByRole('dialog', { name: 'Cancelar esta cobrança?' });
    await userEvent.click(within(asking).getByRole('button', { name: 'Cancelar cobrança' }));
    expect(events.at(-1)?.type).toBe('CobrancaExternaCancelada');
  });

  it('tells how the charge ended, and lets it be charged again where that makes sense', async () => {
    open({ cobrancas: [cobranca({ situacao: 'recusada', mensagem: 'Recusado.', url: null })] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Pagamento recusado');
    expect(screen.getByRole('button', { name: 'Gerar link' })).toBeVisible();
  });

  it('leads to the tickets once it is paid', async () => {
    const cartao = { tipo: 'credito' as const, parcelas: 3, bandeira: 'Visa', final4: '1091' };
    open({
      situacao: 'emitido',
      impedimento: 'Este pedido não espera mais pagamento.',
      cobrancas: [cobranca({ situacao: 'paga', url: null, cartao })],
    });
    expect(await screen.findByText(/Visa final 1091, crédito em 3x/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver bilhetes' })).toHaveAttribute('href', `/pedidos?pedido=${PEDIDO_ID}`);
    expect(screen.queryByRole('button', { name: 'Gerar link' })).not.toBeInTheDocument();
  });

  it('says why nothing was charged', async () => {
    const { store } = open();
    await screen.findByRole('button', { name: 'Gerar link' });
    act(
      () =>
        void store.dispatch(
          submissionReached('cobrancaExterna', {
            phase: 'refused',
            acao: null,
            erros: [{ mensagem: 'Este pedido já tem uma cobrança aberta.' }],
          }),
        ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('já tem uma cobrança aberta');
  });

  it('offers the orders that wait where the address names none, and finds one by its localizador', async () => {
    const { events } = open({}, '');
    expect(await screen.findByRole('link', { name: 'Cobrar B8XWZ2' })).toHaveAttribute(
      'href',
      expect.stringContaining('/pagamento-externo?pedido='),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Localizador do pedido' }), 'k7m2qx{Enter}');
    expect(await screen.findByText('Nenhum pedido com este localizador')).toBeVisible();
    expect(events).toEqual([]);
  });
});
