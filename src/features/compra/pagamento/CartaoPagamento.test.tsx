import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../../tests/support/builders';
import {
  ADQUIRENTE,
  umaConfig,
  umCartaoDoPedido,
  umDesafio,
  umPagamentoCartao,
} from '../../../../tests/support/cartaoBuilders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaCompra, type CompraDada } from '../../../../tests/support/umaCompra';
import { umPedido } from '../../../../tests/support/viagemBuilders';
import { cartaoSlice, type CartaoState } from '../../../store/pagamento/cartao';
import { AcaoPagamento } from './AcaoPagamento';
import { CartaoPagamento } from './CartaoPagamento';
import { CartoesSalvos } from './CartoesSalvos';
import { PagamentoDoPedido } from './PagamentoDoPedido';
import { PagamentoStep } from './PagamentoStep';
import { VoltarAosPassageiros } from './VoltarAosPassageiros';

const NONCE = 'abcdefghijklmnop';
const ready = (fields: Partial<CartaoState> = {}): CartaoState => ({
  ...cartaoSlice.getInitialState(),
  phase: 'form',
  pedidoId: 'p1',
  campos: umaConfig().cartao,
  nonce: NONCE,
  totalCentavos: 11_250,
  opcoes: umCartaoDoPedido().opcoes,
  ...fields,
});
const compra = (fields: CompraDada = {}) => umaCompra({ pedidoId: 'p1', forma: 'credito', ...fields });

const open = (cartao: Partial<CartaoState> = {}, fields: CompraDada = {}) =>
  renderScreen(<CartaoPagamento Salvos={CartoesSalvos} />, { state: { ...compra(fields), cartao: ready(cartao) } });

const frame = () => screen.getByTitle<HTMLIFrameElement>('Dados do cartão');
const say = (data: object) =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { nonce: NONCE, ...data },
        origin: ADQUIRENTE,
        source: frame().contentWindow,
      }),
    );
  });

describe('choosing how to pay', () => {
  const step = (fields: CompraDada = {}) =>
    renderScreen(
      <>
        <PagamentoStep totalCentavos={11_250} Cartao={() => <p>parte do cartão</p>} />
        <AcaoPagamento />
        <VoltarAosPassageiros />
      </>,
      { state: { ...compra({ forma: 'pix', ...fields }) } },
    );

  it('offers Pix, credit and debit, and the button of what is chosen', async () => {
    const { events } = step();
    expect(screen.getByRole('radio', { name: /^Pix/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Pagar com Pix' })).toBeInTheDocument();
    expect(screen.queryByText('parte do cartão')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Cartão de crédito/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Cartão de débito/ }));
    expect(events).toEqual([
      { type: 'FormaPagamentoEscolhida', payload: { forma: 'credito' } },
      { type: 'FormaPagamentoEscolhida', payload: { forma: 'debito' } },
    ]);
  });

  it('shows the card’s part to who chose a card, and pays by it', async () => {
    const { events } = step({ forma: 'credito' });
    const chosen = screen.getByRole('radio', { name: /^Cartão de crédito/ }).closest('[data-chosen]');
    expect(chosen).toHaveAttribute('data-chosen', 'true');
    expect(chosen).toContainElement(screen.getByText('parte do cartão'));
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com cartão' }));
    expect(events).toEqual([{ type: 'PagamentoCartaoEscolhido', payload: undefined }]);
  });

  it('leaves no other way while a card is being paid with', () => {
    step({ forma: 'credito', envio: 'pagando' });
    expect(screen.getByRole('radio', { name: /^Pix/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Voltar aos passageiros' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Pagar com cartão/ })).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['desafio', 'debito'],
    ['em_analise', 'credito'],
  ] as const)('of an order found again takes up a card that is in %s [TD2]', async (situacao, tipo) => {
    const pagamento = umPagamentoCartao({ situacao, tipo });
    const { events } = renderScreen(<PagamentoDoPedido pedidoId="p1" Cartao={() => null} />, {
      state: { ...compra({ forma: 'pix' }) },
      ports: {
        replies: {
          'GET /Pedidos/p1': succeeded(umPedido()),
          'GET /Pedidos/p1/Cartao': succeeded(umCartaoDoPedido({ pagamento })),
        },
      },
    });
    await screen.findByText(/Você vai pagar/);
    await act(async () => undefined);
    expect(events).toEqual([{ type: 'CartaoPendenteEncontrado', payload: { tipo } }]);
  });
});

describe('the card’s part', () => {
  it('begins with the order and ends with the screen', () => {
    const { events, unmount } = open();
    unmount();
    expect(events).toEqual([
      { type: 'PagamentoCartaoAberto', payload: { pedidoId: 'p1' } },
      { type: 'PagamentoCartaoFechado', payload: undefined },
    ]);
  });

  it('opens the acquirer’s fields, of the acquirer’s origin, under its nonce', () => {
    open();
    expect(frame()).toHaveAttribute('src', `${ADQUIRENTE}/_sandbox/cartao/campos?nonce=${NONCE}`);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('passes the token on, with what the bank asks about the browser', () => {
    const { events } = open();
    say({ tipo: 'token', token: 'cofre_abcdef', bandeira: 'visa', ultimos4: '1111' });
    expect(events.at(-1)).toEqual({
      type: 'CartaoTokenizado',
      payload: {
        token: 'cofre_abcdef',
        bandeira: 'visa',
        final4: '1111',
        dispositivo: expect.objectContaining({ idioma: expect.stringMatching(/^[A-Za-z-]+$/) }),
      },
    });
  });

  it('passes on what the fields say, and Enter as the button', () => {
    const { events } = open();
    say({ tipo: 'incompleto' });
    say({ tipo: 'erro', mensagem: 'Tente de novo.' });
    say({ tipo: 'enviar' });
    expect(events.slice(1)).toEqual([
      { type: 'CartaoIncompleto', payload: undefined },
      { type: 'CartaoFalhou', payload: { mensagem: 'Tente de novo.' } },
      { type: 'PagamentoCartaoEscolhido', payload: undefined },
    ]);
  });

  it('lets the instalments be chosen as the server says them; debit has none', async () => {
    const { events, unmount } = open();
    await userEvent.selectOptions(screen.getByLabelText('Parcelas'), '3x de R$ 37,50');
    expect(events.at(-1)).toEqual({ type: 'ParcelasEscolhidas', payload: { parcelas: 3 } });
    unmount();
    open({}, { forma: 'debito' });
    expect(screen.queryByLabelText('Parcelas')).not.toBeInTheDocument();
  });

  it('says why the card came to nothing, beside the fields and a way to Pix', async () => {
    const { events } = open({ aviso: 'O banco recusou este cartão. Nada foi cobrado.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Nada foi cobrado');
    expect(frame()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Escolher Pix' }));
    expect(events.at(-1)).toEqual({ type: 'FormaPagamentoEscolhida', payload: { forma: 'pix' } });
  });

  it('shows the bank’s question, keeps the fields, and asks the server at its word [TD1]', () => {
    const { events } = open({ phase: 'challenge', desafio: umDesafio(), fimDesafio: 300_000 });
    const bank = screen.getByTitle<HTMLIFrameElement>('Confirmação de seu banco');
    expect(frame()).not.toBeVisible();
    const tell = (data: object) =>
      act(() => {
        window.dispatchEvent(new MessageEvent('message', { data, origin: ADQUIRENTE, source: bank.contentWindow }));
      });
    tell({ tipo: 'concluido', nonce: umDesafio().nonce, pedido: 'p2' });
    tell({ tipo: 'concluido', pedido: 'p1' });
    expect(events.slice(1)).toEqual([]);
    tell({ tipo: 'concluido', nonce: umDesafio().nonce, pedido: 'p1' });
    expect(events.at(-1)).toEqual({ type: 'adiqValidacao3dsResponse', payload: { pedidoId: 'p1' } });
  });

  it('may give the question up, having been asked whether', async () => {
    const { events } = open({ phase: 'challenge', desafio: umDesafio(), fimDesafio: 300_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar pagamento' }));
    expect(events).toHaveLength(1);
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancelar pagamento' }).at(-1)!);
    expect(events.at(-1)).toEqual({ type: 'DesafioDesistido', payload: undefined });
  });

  it.each([
    ['failed', 'Tentar novamente', 'NovoCartaoPedido'],
    ['checking', 'Verificar agora', 'CartaoConferido'],
  ] as const)('offers a way on when it is %s', async (phase, name, type) => {
    const { events } = open({ phase, aviso: 'Sem resposta.' });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(events.at(-1)).toEqual({ type, payload: undefined });
  });

  it('says that it is paid while the ticket is issued, and where there is no way to pay', () => {
    const { unmount } = open({ phase: 'approved' });
    expect(screen.getByText('Pagamento aprovado')).toBeInTheDocument();
    unmount();
    open({ phase: 'over', aviso: 'Este pedido já foi pago ou encerrado.' });
    expect(screen.getByText('Este pedido já foi pago ou encerrado.')).toBeInTheDocument();
  });

  it('waits for its order before it asks for anything', () => {
    const { events } = open({ phase: 'closed' }, { pedidoId: null, envio: 'pedindo' });
    expect(screen.getByText('Abrindo o pagamento com cartão')).toBeInTheDocument();
    expect(events).toEqual([]);
  });

  it.each([
    { phase: 'form' },
    { phase: 'form', aviso: 'Recusado' },
    { phase: 'checking', aviso: 'Confirmando' },
    { phase: 'challenge', desafio: umDesafio(), fimDesafio: 9e9 },
    { phase: 'over', aviso: 'Encerrado' },
  ] as const)('has no accessibility violation: %j', async (cartao) => {
    const { container } = open(cartao);
    expect(await axe(container, { iframes: false })).toHaveNoViolations();
  });
});
