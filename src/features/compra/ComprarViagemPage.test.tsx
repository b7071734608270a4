import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded, umaConta } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { umCartaoDoPedido } from '../../../tests/support/cartaoBuilders';
import { renderScreen } from '../../../tests/support/renderScreen';
import { umaCompra, type CompraDada } from '../../../tests/support/umaCompra';
import { umaInformacao, umaPoltrona, umaReserva, umMapa, umPedido } from '../../../tests/support/viagemBuilders';
import { toCompraLink, trechosDaBusca, type EtapaCompra } from '../../domain/compra/compra';
import { ambienteRead } from '../../store/aplicativo/ambiente';
import { ComprarViagemPage } from './ComprarViagemPage';
import { PagamentoEtapa } from './pagamento/PagamentoEtapa';
import { PassageirosStep } from './passageiros/PassageirosStep';
import { PoltronasStep } from './poltronas/PoltronasStep';

const busca = {
  idaVolta: false,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  dataPartida: '2026-12-01',
  dataVolta: null,
};
const trechos = trechosDaBusca(busca, '100', null).map((trecho) => ({ ...trecho, poltronas: [5] }));
const soon = () => umaReserva({ expiraEm: new Date(Date.now() + 600_000).toISOString() });
const held = (): CompraDada => ({
  reserva: soon(),
  fimReserva: 600_000,
  reservados: trechos,
});

const mapa = umMapa({
  poltronas: [1, 2, 5].map((numero) => umaPoltrona(numero, numero === 2 ? { situacao: 'ocupada' } : {})),
});
const replies: Replies = {
  'GET /Viagens/100': succeeded(umaInformacao()),
  'GET /Viagens/100/Poltronas': succeeded(mapa),
  'GET /Viagens/200': succeeded(umaInformacao({ id: '200' })),
  'GET /Viagens/200/Poltronas': succeeded(umMapa({ viagemId: '200' })),
  'GET /Pedidos/p1': succeeded(umPedido()),
  'GET /Pedidos/p1/Cartao': succeeded(umCartaoDoPedido()),
};

const Pagamento = () => <PagamentoEtapa Balcao={() => null} Cartao={() => null} />;
const etapas = { poltronas: PoltronasStep, passageiros: PassageirosStep, pagamento: Pagamento };
const open = (compra: CompraDada, etapa: EtapaCompra = 'poltronas', table = replies) =>
  renderScreen(<ComprarViagemPage etapas={etapas} />, {
    ports: { clock: { monotonic: () => 0 }, replies: table },
    path: toCompraLink({ trechos, chave: null, etapa, pedido: null }),
    state: {
      ...umaCompra({ trechos, ...compra }),
      conta: { phase: 'complete', conta: umaConta(), sub: 's' },
    },
  });

const currentStep = () =>
  within(screen.getByRole('navigation', { name: 'Etapas da compra' })).getByText(
    (_, node) => node?.getAttribute('aria-current') === 'step',
  );
const resumo = () => within(screen.getByRole('region', { name: 'Resumo da compra' }));

describe('the purchase on screen', () => {
  it('says when it opens and when it closes', () => {
    const { events, unmount } = open({});
    unmount();
    expect(events.map(({ type }) => type).filter((type) => type.startsWith('Compra'))).toEqual([
      'CompraAberta',
      'CompraFechada',
    ]);
  });

  it('says when it comes back into sight, for its time went on [SH8]', () => {
    const { events } = open(held());
    const sight = jest.spyOn(document, 'visibilityState', 'get');
    for (const state of ['hidden', 'visible'] as const) {
      sight.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    sight.mockRestore();
    expect(events.filter(({ type }) => type === 'CompraRevista')).toHaveLength(1);
  });

  it('asks for the code of each step as it is reached', () => {
    const onEtapa = jest.fn();
    renderScreen(<ComprarViagemPage etapas={etapas} onEtapa={onEtapa} />, {
      ports: { replies },
      path: toCompraLink({ trechos, chave: null, etapa: 'passageiros', pedido: null }),
      state: umaCompra({ trechos, ...held() }),
    });
    expect(onEtapa.mock.calls).toEqual([['passageiros']]);
  });

  it('waits for its trip, and for a hold that is being taken up again', () => {
    open({ trechos: [] });
    expect(screen.getByText('Carregando sua compra')).toBeInTheDocument();
  });

  it.each([
    ['poltronas', {}, 'Poltronas'],
    ['passageiros', {}, 'Poltronas'],
    ['passageiros', held(), 'Passageiros'],
    ['pagamento', held(), 'Passageiros'],
  ] as const)('asked for %s shows what can be shown', (etapa, compra, shown) => {
    open(compra, etapa);
    expect(currentStep()).toHaveTextContent(shown);
  });
});

describe('the seats', () => {
  it('are chosen on the map, each by its name', async () => {
    const { events } = open({});
    await userEvent.click(await screen.findByRole('gridcell', { name: 'Poltrona 1, janela, executivo, livre' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

    expect(events.slice(-2)).toEqual([
      { type: 'PoltronaAlternada', payload: { numero: 1 } },
      { type: 'PoltronasConfirmadas', payload: undefined },
    ]);
  });

  it('cost what the map says until the hold promises its price', async () => {
    open({});
    expect(await resumo().findByText('R$ 112,50', { selector: 'strong' })).toBeInTheDocument();
    expect(resumo().getByText('Poltrona 5')).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('of the own hold stay free for who holds them', async () => {
    const taken = umMapa({ poltronas: [umaPoltrona(5, { situacao: 'ocupada' }), umaPoltrona(1)] });
    const choice = trechos.map((trecho) => ({ ...trecho, poltronas: [1] }));
    open({ ...held(), trechos: choice }, 'poltronas', { ...replies, 'GET /Viagens/100/Poltronas': succeeded(taken) });

    expect(await screen.findByRole('gridcell', { name: /Poltrona 5.*, livre$/ })).toBeInTheDocument();
  });

  it('of both ways are chosen on their own maps', async () => {
    const both = trechosDaBusca({ ...busca, idaVolta: true }, '100', '200');
    const { events } = open({ trechos: both });
    await userEvent.click(screen.getByRole('tab', { name: /^Volta/ }));

    expect(events.at(-1)).toEqual({ type: 'TrechoVisitado', payload: { trecho: 1 } });
  });

  it('may be asked for again where the map did not come', async () => {
    let online = false;
    const reply = () => (online ? succeeded(mapa) : offline());
    open({}, 'poltronas', { ...replies, 'GET /Viagens/100/Poltronas': reply });
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    online = true;
    await userEvent.click(retry);

    expect(await screen.findByRole('grid', { name: 'Mapa de poltronas' })).toBeInTheDocument();
  });
});

describe('the passengers', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });

  it('are sent in the form of the wire, the buyer being the account’s person', async () => {
    const { events } = open(held(), 'passageiros');
    await userEvent.type(field('Nome completo'), 'Ana Souza Lima');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo de documento' }), 'RG');
    await userEvent.type(field('Número do documento'), '123456789');
    await userEvent.type(field('Data de nascimento'), '10031990');
    await userEvent.type(field('Celular'), '11987654321');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

    expect(events.at(-1)).toEqual({
      type: 'PassageirosEnviados',
      payload: {
        comprador: { nome: 'Ana Souza', cpf: '52998224725', email: 'ana@itape.test', celular: '+5511987654321' },
        passageiros: [
          {
            trecho: 0,
            poltrona: 5,
            nome: 'Ana Souza Lima',
            documento: { tipo: 2, numero: '123456789' },
            dataNascimento: '1990-03-10',
            celular: '+5511987654321',
          },
        ],
      },
    });
  });

  it('are told what is missing, and nothing is sent', async () => {
    const { events } = open(held(), 'passageiros');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

    expect(field('Nome completo')).toHaveAccessibleDescription('Campo Obrigatório*');
    expect(events.map(({ type }) => type)).not.toContain('PassageirosEnviados');
  });

  it('are kept as soon as a field is left', async () => {
    const { events } = open(held(), 'passageiros');
    await userEvent.type(field('Nome completo'), 'Ana');
    await userEvent.tab();

    expect(events.at(-1)).toMatchObject({
      type: 'PassageirosDigitados',
      payload: { dados: { passageiros: [{ nome: 'Ana' }] } },
    });
  });

  it('may begin with the buyer', async () => {
    const { events } = open(held(), 'passageiros');
    await userEvent.click(screen.getByRole('checkbox', { name: 'O comprador é o passageiro 1' }));

    expect(events.at(-1)).toEqual({ type: 'checkPassageiroComprador', payload: { marcado: true } });
  });

  it('under 16 and alone are asked for an authorisation', async () => {
    open(held(), 'passageiros');
    await userEvent.type(field('Data de nascimento'), '10032015');

    expect(await screen.findByRole('checkbox', { name: /autorização de viagem/ })).toBeInTheDocument();
  });

  it('write the CPF of a child on a lap with its dots and dash', async () => {
    open(held(), 'passageiros');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Leva uma criança no colo' }));
    const tipo = screen.getByRole('combobox', { name: 'Documento da criança' });
    await userEvent.selectOptions(tipo, 'CPF da certidão de nascimento');
    await userEvent.type(field('Número do documento da criança'), '52998224725');
    expect(field('Número do documento da criança')).toHaveValue('529.982.247-25');
  });

  it('let the buyer be somebody else', async () => {
    open(held(), 'passageiros');
    await userEvent.click(screen.getByRole('button', { name: 'Alterar comprador' }));

    expect(field('CPF do comprador')).toHaveValue('529.982.247-25');
  });

  it.each([true, false])('may be bought for by the test CPF where the place names it: %s', async (cpfDeTeste) => {
    const { store } = open(held(), 'passageiros');
    act(() => void store.dispatch(ambienteRead({ cpfDeTeste })));
    await userEvent.click(screen.getByRole('button', { name: 'Alterar comprador' }));
    await userEvent.clear(field('CPF do comprador'));
    await userEvent.type(field('CPF do comprador'), '99999999999');
    await userEvent.tab();
    expect(screen.queryByText('Informe um CPF válido') === null).toBe(cpfDeTeste);
  });
});

describe('the payment', () => {
  const prontos = { comprador: { nome: 'a', cpf: 'b', email: 'c', celular: 'd' }, passageiros: [] };

  it('is by Pix unless a card is chosen', async () => {
    const { events } = open({ ...held(), prontos }, 'pagamento');
    expect(screen.getByRole('radio', { name: 'Pix' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Cartão de crédito' }));
    expect(events.at(-1)).toEqual({ type: 'FormaPagamentoEscolhida', payload: { forma: 'credito' } });
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));

    expect(events.at(-1)).toEqual({ type: 'PagamentoPixEscolhido', payload: undefined });
  });

  it('is pressed once: while the order is made the button is busy', async () => {
    const { events } = open({ ...held(), prontos, envio: 'pedindo' }, 'pagamento');
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));

    expect(screen.getByRole('button', { name: 'Pagar com Pix' })).toHaveAttribute('aria-busy', 'true');
    expect(events.map(({ type }) => type)).not.toContain('PagamentoPixEscolhido');
  });

  it('goes on for an order that a refresh found again', async () => {
    open({ pedidoId: 'p1' }, 'pagamento');
    expect(screen.getByRole('button', { name: 'Pagar com Pix' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Voltar aos passageiros' })).not.toBeInTheDocument();
  });

  it('shows the time that is left and the price that was promised', () => {
    open({ ...held(), prontos }, 'pagamento');
    expect(screen.getByRole('timer', { name: 'Tempo de reserva' })).toHaveTextContent('10:00');
    expect(resumo().getByText('Taxa de embarque')).toBeInTheDocument();
  });
});

describe('what stands in the way', () => {
  it.each(['conexao', 'limite'] as const)('is said (%s), and can be tried again', async (tipo) => {
    const { events } = open({ aviso: { tipo, mensagem: 'Nada foi perdido' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Nada foi perdido');
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Tentar novamente' }));

    expect(events.at(-1)).toEqual({ type: 'PoltronasConfirmadas', payload: undefined });
  });

  it('is a dialog where the hold ran out', async () => {
    const { events } = open({ aviso: { tipo: 'vencida', mensagem: 'O tempo acabou' } });
    const dialog = within(screen.getByRole('dialog', { name: 'Sua reserva expirou' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Escolher poltronas' }));

    expect(events.at(-1)).toEqual({ type: 'AvisoCompraDispensado', payload: undefined });
  });
});

const steps: [EtapaCompra, CompraDada][] = [
  ['poltronas', {}],
  ['passageiros', held()],
  ['pagamento', { ...held(), prontos: { comprador: { nome: '', cpf: '', email: '', celular: '' }, passageiros: [] } }],
];
it.each(steps)('has no accessibility violation at %s', async (etapa, compra) => {
  const { container } = open(compra, etapa);
  await waitFor(() => expect(resumo().getByText(/São Paulo, SP → Rio de Janeiro, RJ/)).toBeInTheDocument());
  expect(await axe(container)).toHaveNoViolations();
});
