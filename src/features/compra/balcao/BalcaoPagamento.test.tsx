import { trechosDaBusca } from '../../../../tests/support/trechosDaBusca';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaCompra, type CompraDada } from '../../../../tests/support/umaCompra';
import { umaCotacao, umaInformacao, umaReserva, umMapa } from '../../../../tests/support/viagemBuilders';
import { toCompraLink } from '../../../domain/compra/linkDaCompra';
import type { Balcao } from '../../../domain/wire/agencia/balcao';
import { balcaoSlice, type BalcaoState } from '../../../store/agencia/balcao';
import { cotacaoSlice } from '../../../store/compra/cotacao';
import { ComprarViagemPage } from '../ComprarViagemPage';
import { PagamentoEtapa } from '../pagamento/PagamentoEtapa';
import { PassageirosStep } from '../passageiros/PassageirosStep';
import { PoltronasStep } from '../poltronas/PoltronasStep';
import { BalcaoPagamento } from './BalcaoPagamento';
import { CompradorNoBalcao } from './CompradorNoBalcao';

const busca = {
  idaVolta: false,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  dataPartida: '2026-12-01',
  dataVolta: null,
};
const trechos = trechosDaBusca(busca, '100', null).map((trecho) => ({ ...trecho, poltronas: [5] }));
const aberto: Balcao = {
  operador: { nome: 'Ana Agência', estabelecimento: 'Agência Itapê Centro', limiteDescontoPontos: 500 },
  caixa: { numero: 7, pausado: false, abertoEm: '2026-11-21T12:00:00Z' },
};
const replies = (balcao: Replies[string]): Replies => ({
  'GET /Viagens/100': succeeded(umaInformacao()),
  'GET /Viagens/100/Poltronas': succeeded(umMapa()),
  'GET /Pagamentos/Meios': succeeded({
    pix: { disponivel: true, motivo: null },
    boleto: { disponivel: false },
    carteiras: [],
  }),
  'GET /Agencia/Balcao': balcao,
});
const Pagamento = () => (
  <PagamentoEtapa
    Balcao={BalcaoPagamento}
    Cartao={() => null}
    Carteiras={() => null}
    Boleto={() => <p>boleto</p>}
    Credito={() => <p>crédito da conta</p>}
    Tomador={({ pedidoId }) => <p>nota de empresa: {pedidoId ?? 'da compra'}</p>}
  />
);
const Passageiros = () => <PassageirosStep CompradorNoBalcao={CompradorNoBalcao} />;
const etapas = { poltronas: PoltronasStep, passageiros: Passageiros, pagamento: Pagamento };

interface Cena {
  balcao?: Replies[string];
  etapa?: 'poltronas' | 'passageiros' | 'pagamento';
  compra?: CompraDada;
  estado?: Partial<BalcaoState>;
  maximo?: number;
}

function open({ balcao = succeeded(aberto), etapa = 'pagamento', compra, estado, maximo }: Cena = {}) {
  const reserva = umaReserva({ expiraEm: new Date(Date.now() + 600_000).toISOString() });
  const held = etapa !== 'poltronas';
  return renderScreen(<ComprarViagemPage etapas={etapas} />, {
    ports: { replies: replies(balcao) },
    path: toCompraLink({ trechos, chave: null, etapa, pedido: null }),
    state: {
      grupos: { admin: false, agencia: true, agenciaResponsavel: false, operacao: false },
      balcao: { ...balcaoSlice.getInitialState(), ...estado },
      ...umaCompra({
        trechos: held ? trechos : trechos.map((trecho) => ({ ...trecho, poltronas: [] })),
        ...(held && { reserva, fimReserva: 600_000, reservados: trechos }),
        ...(etapa === 'pagamento' && { prontos: { comprador: { nome: 'Rita Prado' }, passageiros: [] } }),
        ...compra,
      }),
      ...(maximo !== undefined && {
        cotacao: {
          ...cotacaoSlice.getInitialState(),
          reservaId: 'r1',
          cotacao: umaCotacao({ totalCentavos: 11_250, descontoMaximoCentavos: maximo }),
        },
      }),
    },
  });
}

const recebido = () => screen.findByRole('textbox', { name: 'Valor recebido' });
const receber = () => screen.getByRole('button', { name: 'Receber e emitir' });

describe('the payment at a counter', () => {
  it('begins with the cash field, says the change and is sent by Enter', async () => {
    const { events, container } = open();
    const field = await recebido();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('20000');
    expect(screen.getByText('Troco').closest('p')).toHaveTextContent('R$ 87,50');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.keyboard('{Enter}');
    expect(events.at(-1)).toEqual({
      type: 'DinheiroRecebido',
      payload: { totalCentavos: 11_250, recebidoCentavos: 20_000 },
    });
  });

  it('asks for the company on the invoice before the money, of the purchase and of an order that is found again', async () => {
    const { unmount } = open();
    await recebido();
    expect(screen.getByText('nota de empresa: da compra')).toBeVisible();
    expect(screen.queryByText('crédito da conta')).not.toBeInTheDocument();
    unmount();
    open({ compra: { reserva: null, reservados: [], pedidoId: 'p1' } });
    expect(await screen.findByText('nota de empresa: p1')).toBeVisible();
  });

  it('offers what is likely to be handed over', async () => {
    const { events } = open();
    const field = await recebido();
    await userEvent.click(screen.getByRole('button', { name: 'R$ 120,00' }));
    expect(field).toHaveDisplayValue(/120,00/);
    await userEvent.click(screen.getByRole('button', { name: 'Valor exato' }));
    await userEvent.click(receber());
    expect(events.at(-1)?.payload).toEqual({ totalCentavos: 11_250, recebidoCentavos: 11_250 });
  });

  it('takes neither nothing nor too little', async () => {
    const { events } = open();
    const field = await recebido();
    await userEvent.click(receber());
    expect(field).toHaveAccessibleDescription(/Digite quanto o cliente entregou/);
    await userEvent.type(field, '10000');
    await userEvent.click(receber());
    expect(field).toHaveAccessibleDescription(/Falta R\$ 12,50/);
    expect(events.some(({ type }) => type === 'DinheiroRecebido')).toBe(false);
  });

  it('is chosen by Alt and a digit, and by no other keys', async () => {
    const { events } = open();
    const field = await recebido();
    for (const change of [{ ctrlKey: true }, { shiftKey: true }, { metaKey: true }])
      fireEvent.keyDown(field, { code: 'Digit4', altKey: true, ...change });
    fireEvent.keyDown(field, { code: 'Numpad4', altKey: true });
    fireEvent.keyDown(field, { code: 'Digit9', altKey: true });
    expect(events.filter(({ type }) => type === 'MeioBalcaoEscolhido')).toEqual([]);
    expect(fireEvent.keyDown(field, { code: 'Digit4', altKey: true })).toBe(false);
    expect(events.at(-1)).toEqual({ type: 'MeioBalcaoEscolhido', payload: { meio: 'pix' } });
  });

  it.each([
    ['pix', 'Mostrar o QR do Pix', { type: 'PagamentoPixEscolhido', payload: undefined }],
    ['debito', 'Cobrar na maquininha', { type: 'CobrancaExternaEscolhida', payload: { meio: 'debito' } }],
    ['credito', 'Cobrar na maquininha', { type: 'CobrancaExternaEscolhida', payload: { meio: 'credito' } }],
    ['link', 'Gerar link de pagamento', { type: 'CobrancaExternaEscolhida', payload: { meio: 'link' } }],
  ] as const)('by %s says so on its button', async (meio, nome, event) => {
    const { events } = open({ estado: { meio } });
    await screen.findByRole('radio', { name: 'Dinheiro' });
    await userEvent.click(screen.getByRole('button', { name: nome }));
    expect(events.at(-1)).toEqual(event);
  });

  it('is not heard twice while it is under way', async () => {
    const { events } = open({ compra: { envio: 'pedindo' } });
    await recebido();
    await userEvent.click(screen.getByRole('button', { name: /Receber e emitir/ }));
    expect(events.some(({ type }) => type === 'DinheiroRecebido')).toBe(false);
  });

  it.each([
    ['Abra o caixa para vender', null],
    ['O seu caixa está pausado', { numero: 7, pausado: true, abertoEm: '2026-11-21T12:00:00Z' }],
  ])('waits for the till: %s', async (title, caixa) => {
    const { container } = open({ balcao: succeeded({ ...aberto, caixa }) });
    await screen.findByRole('heading', { name: title });
    expect(screen.getByRole('link', { name: 'Ir para o caixa' })).toHaveAttribute(
      'href',
      '/relatorio-fechamento-operador',
    );
    expect(screen.queryByRole('button', { name: 'Receber e emitir' })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('may be asked for again where the till could not be read', async () => {
    let online = false;
    open({ balcao: () => (online ? succeeded(aberto) : offline()) });
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    online = true;
    await userEvent.click(retry);
    expect(await recebido()).toBeVisible();
  });

  it('is everybody’s own for somebody of an agency who is no operator', async () => {
    open({ balcao: succeeded({ operador: null, caixa: null }) });
    expect(await screen.findByRole('button', { name: 'Pagar com Pix' })).toBeVisible();
  });

  it('tells its keys', async () => {
    open();
    await recebido();
    await userEvent.click(screen.getByRole('button', { name: 'Teclas do balcão' }));
    expect(await screen.findByText('Alt+1 a Alt+5')).toBeVisible();
  });
});

describe('a discount at the counter', () => {
  it('needs a sum within the limit and a reason, and leaves nothing of it behind where one is wrong', async () => {
    const { events } = open({ maximo: 562 });
    const valor = await screen.findByRole('textbox', { name: 'Valor do desconto' });
    const give = () => userEvent.click(screen.getByRole('button', { name: 'Dar desconto' }));
    await give();
    expect(valor).toHaveAccessibleDescription(/Digite o valor do desconto/);
    await userEvent.type(valor, '600');
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo do desconto' }), 'Cliente frequente');
    await give();
    expect(valor).toHaveAccessibleDescription(/passa do seu limite/);
    await userEvent.clear(valor);
    await userEvent.type(valor, '500');
    await give();
    expect(events.at(-1)).toEqual({
      type: 'DescontoBalcaoDado',
      payload: { desconto: { centavos: 500, motivo: 'Cliente frequente' } },
    });
  });

  it('is not offered to whoever may give none', async () => {
    open({ maximo: 0 });
    await recebido();
    expect(screen.queryByRole('textbox', { name: 'Valor do desconto' })).toBeNull();
  });
});

describe('the steps before it', () => {
  it('take a seat by its number, and go on by Enter', async () => {
    const { events } = open({ etapa: 'poltronas' });
    const field = await screen.findByRole('textbox', { name: 'Número da poltrona' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('99{Enter}');
    expect(field).toHaveAccessibleDescription(/Não há poltrona 99/);
    await userEvent.clear(field);
    await userEvent.keyboard('7{Enter}{Enter}');
    expect(events.filter(({ type }) => /^Poltrona(s?)(Alternada|Confirmadas)/.test(type))).toEqual([
      { type: 'PoltronaAlternada', payload: { numero: 7 } },
      { type: 'PoltronasConfirmadas', payload: undefined },
    ]);
  });

  it('ask for nobody but the passenger, who buys unless somebody else is named', async () => {
    const { events } = open({ etapa: 'passageiros' });
    const nome = await screen.findByRole('textbox', { name: 'Nome completo' });
    expect(screen.getByText('O comprador é o passageiro 1.')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Salvar para a próxima compra' })).toBeNull();
    await userEvent.type(nome, 'Rita Prado');
    await userEvent.type(screen.getByRole('textbox', { name: 'Número do documento' }), '123456789');
    await userEvent.type(screen.getByRole('textbox', { name: 'Data de nascimento' }), '10031990');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    const sent = events.find(({ type }) => type === 'PassageirosEnviados');
    expect(sent?.payload).toMatchObject({ comprador: { nome: 'Rita Prado' } });
  });

  it('keep a buyer who wants the ticket by e-mail', async () => {
    open({ etapa: 'passageiros' });
    await userEvent.click(await screen.findByRole('button', { name: 'Informar comprador ou e-mail' }));
    expect(screen.getByRole('textbox', { name: 'E-mail do comprador' })).toBeVisible();
  });
});
