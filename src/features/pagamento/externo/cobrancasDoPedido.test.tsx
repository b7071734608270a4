import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { cobranca, pagamentoExterno, paginaPedidos, PEDIDO_ID } from '../../../../tests/bodies/agenciaBodies';
import type { PagamentoExterno } from '../../../domain/wire/pagamento/cobrancaExterna';
import type { HttpRequest, HttpResult } from '../../../services/ports';
import { stale } from '../../../store/api/stale';
import { submissionReached } from '../../../store/submissions';
import { CobrancaAberta } from './CobrancaAberta';
import { CobrarForm } from './CobrarForm';
import { PagamentoExternoPage } from './PagamentoExternoPage';
import { ProcurarPedido } from './ProcurarPedido';

const at = (fields: Partial<PagamentoExterno> = {}) => succeeded(pagamentoExterno(fields));
/** The page of an order whose answers come in a row; the last one stays. */
function open(...answers: HttpResult<unknown>[]) {
  const sent: HttpRequest[] = [];
  const reply = (request: HttpRequest): HttpResult<unknown> => {
    sent.push(request);
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? offline();
  };
  const page = <PagamentoExternoPage Aberta={CobrancaAberta} Cobrar={CobrarForm} Procurar={ProcurarPedido} />;
  const replies = { [`GET /Agencia/Pedidos/${PEDIDO_ID}/PagamentoExterno`]: reply, 'GET /Agencia/Pedidos': reply };
  const path = `/pagamento-externo?pedido=${PEDIDO_ID}`;
  return { ...renderScreen(page, { path, ports: { replies } }), sent };
}
const typesOf = (events: { type: string }[]) => events.map(({ type }) => type);
const ended = { url: null, restanteMs: 0 };

describe('the order that is charged', () => {
  it('that could not be read is read again, and nothing can be charged meanwhile', async () => {
    const { container } = open(offline(), at());
    expect(await screen.findByText('Não conseguimos abrir este pedido')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Gerar link' })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('button', { name: 'Gerar link' })).toBeVisible();
  });

  it('that cannot be charged says why, and offers no charge', async () => {
    open(at({ situacao: 'cancelado', impedimento: 'Este pedido foi cancelado.' }));
    expect(await screen.findByText('Este pedido foi cancelado.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Nova cobrança' })).toBeNull();
    expect(screen.queryByText('Poltronas guardadas até')).toBeNull();
  });

  it('tells the workflow when it is opened and left', async () => {
    const { events, unmount } = open(at());
    await screen.findByRole('button', { name: 'Gerar link' });
    unmount();
    expect(typesOf(events)).toEqual(['PagamentoExternoAberto', 'PagamentoExternoFechado']);
  });
});

describe('a new charge', () => {
  it('is asked for once while it is under way', async () => {
    const { events, store } = open(at());
    await userEvent.click(await screen.findByRole('button', { name: 'Gerar link' }));
    await waitFor(() => expect(typesOf(events)).toContain('CobrancaExternaPedida'));
    act(() => void store.dispatch(submissionReached('cobrancaExterna', { phase: 'sending', acao: null })));
    await userEvent.click(screen.getByRole('button', { name: /^Gerar link/ }));
    expect(typesOf(events).filter((type) => type === 'CobrancaExternaPedida')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Gerar link/ })).toHaveFocus();
  });

  it('at the terminal asks for instalments of credit alone, and forgets them for debit', async () => {
    const { events } = open(at());
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Parcelar em até' }), '3');
    await userEvent.click(screen.getByRole('radio', { name: 'Maquininha' }));
    expect(screen.getByRole('combobox', { name: 'Parcelas' })).toHaveValue('3');
    await userEvent.click(screen.getByRole('radio', { name: 'Débito' }));
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar para a maquininha' }));
    await waitFor(() =>
      expect(events.at(-1)?.payload).toEqual({ cobranca: { meio: 'terminal', tipo: 'debito', parcelas: 1 } }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Crédito' }));
    expect(screen.getByRole('combobox', { name: 'Parcelas' })).toHaveValue('3');
  });
});

describe('an open charge', () => {
  it('at the terminal shows no link, and says what to ask the customer for', async () => {
    open(at({ cobrancas: [cobranca({ meio: 'terminal', url: null })] }));
    expect(await screen.findByText(/aproxime ou insira o cartão/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
    expect(screen.queryByRole('img', { name: /QR Code/ })).toBeNull();
  });

  it('is not taken back by the way out of the question, and once by its button', async () => {
    const { events, store } = open(at({ cobrancas: [cobranca()] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar cobrança' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Cancelar esta cobrança?' }));
    await userEvent.click(asking.getByRole('button', { name: 'Voltar' }));
    expect(typesOf(events)).not.toContain('CobrancaExternaCancelada');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar cobrança' }));
    const again = within(await screen.findByRole('dialog', { name: 'Cancelar esta cobrança?' }));
    await userEvent.dblClick(again.getByRole('button', { name: 'Cancelar cobrança' }));
    act(() => void store.dispatch(submissionReached('cobrancaExterna', { phase: 'sending', acao: null })));
    expect(typesOf(events).filter((type) => type === 'CobrancaExternaCancelada')).toHaveLength(1);
  });

  it('that could not be taken back says so and stays open', async () => {
    const { store } = open(at({ cobrancas: [cobranca()] }));
    await screen.findByRole('button', { name: 'Cancelar cobrança' });
    const erros = [{ mensagem: 'O pagamento já está sendo aprovado.' }];
    act(() => void store.dispatch(submissionReached('cobrancaExterna', { phase: 'refused', acao: null, erros })));
    expect(screen.getByRole('alert')).toHaveTextContent('já está sendo aprovado');
    expect(screen.getByRole('textbox', { name: 'Link' })).toBeVisible();
  });

  it('gives way to its end as soon as the server says so, with the way to charge again', async () => {
    const expired = cobranca({ ...ended, situacao: 'expirada', mensagem: 'O tempo do link acabou.' });
    const { store } = open(at({ cobrancas: [cobranca()] }), at({ cobrancas: [expired] }));
    await screen.findByRole('textbox', { name: 'Link' });
    act(() => void store.dispatch(stale('Pedidos')));
    expect(await screen.findByRole('button', { name: 'Gerar link' })).toBeVisible();
    expect(screen.getAllByText('O tempo do link acabou.')[0]).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
  });
});

describe('the end of a charge', () => {
  const cartao = { tipo: 'debito' as const, parcelas: 1, bandeira: 'Visa', final4: '1091' };

  it('that is paid says by which card, and that the tickets are on their way', async () => {
    const paid = cobranca({ ...ended, situacao: 'paga', cartao });
    open(at({ situacao: 'emitindo', impedimento: 'Este pedido não espera mais pagamento.', cobrancas: [paid] }));
    expect(await screen.findByText('Visa final 1091, débito. Estamos emitindo os bilhetes.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver pedido' })).toBeVisible();
  });

  it('that gave the money back says why, and why nothing more can be charged', async () => {
    const back = cobranca({ ...ended, situacao: 'devolvida', mensagem: 'As poltronas já tinham sido vendidas.' });
    const { container } = open(
      at({ situacao: 'reserva_expirada', impedimento: 'A reserva acabou.', cobrancas: [back] }),
    );
    const told = await screen.findByText('Pagamento devolvido');
    expect(told.closest('[role]')).toHaveTextContent('As poltronas já tinham sido vendidas.A reserva acabou.');
    expect(screen.queryByRole('button', { name: 'Gerar link' })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('stays in the list of the order’s charges, each with who made it', async () => {
    const first = cobranca({
      ...ended,
      id: 'c1',
      situacao: 'cancelada',
      mensagem: 'Cancelada pela agência.',
      operador: 'Beto',
    });
    open(at({ cobrancas: [cobranca(), first] }));
    const rows = within(await screen.findByRole('table', { name: 'Cobranças deste pedido' })).getAllByRole('row');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toHaveTextContent(/Link.*Beto.*Cancelada pela agência/);
  });
});

it('is not charged by an address that names no order', async () => {
  const replies = { 'GET /Agencia/Pedidos': succeeded(paginaPedidos()) };
  const page = <PagamentoExternoPage Aberta={CobrancaAberta} Cobrar={CobrarForm} Procurar={ProcurarPedido} />;
  renderScreen(page, { path: '/pagamento-externo?pedido=../Operadores', ports: { replies } });
  expect(await screen.findByRole('form', { name: 'Encontrar pedido' })).toBeVisible();
});
