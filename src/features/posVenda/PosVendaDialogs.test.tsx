import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../tests/support/builders';
import {
  umAcerto,
  umaOferta,
  umaPrevia,
  umaPreviaPedido,
  umaPreviaRemarcacao,
  umaPreviaTransferencia,
  umaTroca,
} from '../../../tests/support/posVendaBuilders';
import { renderScreen } from '../../../tests/support/renderScreen';
import { umaViagemAs, umBilhete, umMapa, umPedido } from '../../../tests/support/viagemBuilders';
import { previaDeUm } from '../../domain/posVenda/creditoNoCancelamento';
import type { PosVendaState } from '../../store/posVenda/posVenda';
import type { Submission } from '../../store/submissions';
import { PosVendaDialogs } from './PosVendaDialogs';

const estorno = {
  valorCentavos: 10_750,
  meio: 'pix' as const,
  situacao: 'em_processamento' as const,
  criadoEm: '2026-11-21T12:00:00-03:00',
  concluidoEm: null,
  previsao: '2026-11-22',
};
const open = (posVenda: PosVendaState, confirmed: Submission = { phase: 'idle' }) =>
  renderScreen(<PosVendaDialogs />, {
    state: { posVenda, submissions: { posVenda: confirmed } },
    ports: {
      replies: {
        'GET /Pedidos/p1': succeeded(umPedido({ situacao: 'estorno_em_processamento', estornos: [estorno] })),
        'GET /Bilhetes/b1': succeeded(umBilhete()),
        'GET /Viagens': succeeded([umaViagemAs('200', '09:00'), umaViagemAs('300', '10:00', { linha: '99-9999-99' })]),
        'GET /Viagens/Calendario': succeeded([]),
        'GET /Viagens/200/Poltronas': succeeded(umMapa()),
      },
    },
  });
const ready = { phase: 'ready', bilheteId: 'b1' } as const;
const cancelar = (...bilhetes: ReturnType<typeof umaPrevia>[]): PosVendaState => ({
  ...ready,
  acao: 'cancelar',
  previa: umaPreviaPedido(...bilhetes),
});
const button = (name: string) => screen.getByRole('button', { name });

describe('cancelling a ticket', () => {
  it('shows what was paid, what is kept, what comes back, by when, why and by which law', async () => {
    const { baseElement } = open(cancelar());
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar passagem' }));
    for (const text of ['R$ 112,50', '−R$ 5,00', 'R$ 107,50', 'Na conta de onde veio o Pix, até 22/11/2026'])
      expect(dialog.getByText(text)).toBeInTheDocument();
    expect(dialog.getByText(/Pedido 30 h antes da partida: multa de 5% da tarifa/)).toHaveTextContent(
      'Lei 11.975/2009',
    );
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it('offers credit with its bonus beside the money, both exactly, and the money is chosen first', async () => {
    const previa = previaDeUm(umaPrevia({ credito: umaOferta() }));
    const { events, baseElement } = open({ ...ready, acao: 'cancelar', previa });
    const money = await screen.findByRole('radio', { name: 'Devolver no meio de pagamento' });
    const credit = screen.getByRole('radio', { name: 'Receber em crédito, com bônus de 10%' });
    expect(money).toBeChecked();
    expect(money).toHaveAccessibleDescription('R$ 107,50. Na conta de onde veio o Pix, até 22/11/2026.');
    expect(credit).toHaveAccessibleDescription(
      'R$ 118,25, para usar até 28/11/2027. R$ 10,75 são bônus, que não vira dinheiro.',
    );
    expect(await axe(baseElement)).toHaveNoViolations();
    await userEvent.click(credit);
    expect(events).toEqual([{ type: 'DestinoDoValorEscolhido', payload: { emCredito: true } }]);
  });

  it('shows the sum with its bonus once credit is chosen', async () => {
    const previa = previaDeUm(umaPrevia({ credito: umaOferta() }));
    const { baseElement } = open({ ...ready, acao: 'cancelar', previa, emCredito: true });
    expect(await screen.findByRole('radio', { name: /em crédito/ })).toBeChecked();
    const sums = within(screen.getByRole('region', { name: 'Como fica o seu dinheiro' }));
    expect(sums.getByText('R$ 118,25')).toBeInTheDocument();
    expect(sums.getByText('+R$ 10,75')).toBeInTheDocument();
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it('has no choice where no credit is offered', () => {
    open(cancelar());
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('that became credit says so, without a progress of a refund', async () => {
    const credito = umaOferta();
    const resultado = {
      pedidoId: 'p1',
      devolverCentavos: 10_750,
      meio: 'credito' as const,
      previsao: '2026-11-28',
      credito,
    };
    renderScreen(<PosVendaDialogs />, {
      state: { posVenda: { phase: 'done', acao: 'cancelar', bilheteId: 'b1', resultado } },
      ports: {
        replies: {
          'GET /Pedidos/p1': succeeded(umPedido({ estornos: [{ ...estorno, meio: 'credito', situacao: 'feito' }] })),
        },
      },
    });
    expect(
      await screen.findByText('Você tem mais R$ 118,25 em crédito, para usar até 28/11/2027.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Andamento da devolução' })).not.toBeInTheDocument();
  });

  it('agrees to it with one press, and with none after that', async () => {
    const { events } = open(cancelar());
    await userEvent.click(button('Confirmar cancelamento'));
    expect(events).toEqual([{ type: 'CancelamentoConfirmado', payload: undefined }]);
  });

  it('cannot be pressed while it is sent, nor put away', () => {
    open(cancelar(), { phase: 'sending', acao: null });
    expect(button('Voltar')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
  });

  it('says what changed meanwhile', () => {
    open(cancelar(), { phase: 'refused', acao: null, erros: [{ mensagem: 'O valor a devolver mudou.' }] });
    expect(screen.getByRole('status')).toHaveTextContent('O valor a devolver mudou.');
  });

  it('that is no longer possible says why, and what is', () => {
    open(cancelar(umaPrevia({ permitido: false, motivo: 'prazo_encerrado', devolverCentavos: 0 })));
    expect(screen.getByText(/você ainda pode remarcar/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmar cancelamento' })).not.toBeInTheDocument();
  });

  it('of several names each passenger and the sum', () => {
    open(cancelar(umaPrevia(), umaPrevia({ bilheteId: 'b2', poltrona: 6, passageiro: 'Bia Lima' })));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancelar passagens' }));
    expect(dialog.getByText('Poltrona 6, Bia Lima')).toBeInTheDocument();
    expect(dialog.getByText('R$ 215,00')).toBeInTheDocument();
  });

  it('that nobody paid asks whether to give it up', async () => {
    const { events } = open({
      ...ready,
      acao: 'cancelar',
      previa: { pedidoId: 'p1', devolverCentavos: 0, bilhetes: [] },
    });
    await userEvent.click(button('Desistir do pedido'));
    expect(events).toEqual([{ type: 'CancelamentoConfirmado', payload: undefined }]);
  });

  it('when done tells the sum and shows how far it has come', async () => {
    const resultado = { pedidoId: 'p1', devolverCentavos: 10_750, meio: 'pix', previsao: '2026-11-22' } as const;
    const { baseElement } = open({ phase: 'done', acao: 'cancelar', bilheteId: 'b1', resultado });
    expect(await screen.findByText(/^Vamos devolver R\$ 107,50\./)).toBeVisible();
    const steps = within(await screen.findByRole('list', { name: 'Andamento da devolução' }));
    expect(steps.getByText('No banco').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(await axe(baseElement)).toHaveNoViolations();
  });
});

describe('a cancellation whose money is back', () => {
  it('says one thing: what came back, and when', async () => {
    const feito = { ...estorno, situacao: 'feito' as const, concluidoEm: '2026-11-22T10:00:00-03:00' };
    const resultado = { pedidoId: 'p1', devolverCentavos: 10_750, meio: 'pix', previsao: '2026-12-22' } as const;
    renderScreen(<PosVendaDialogs />, {
      state: { posVenda: { phase: 'done', acao: 'cancelar', bilheteId: 'b1', resultado } },
      ports: {
        replies: { 'GET /Pedidos/p1': succeeded(umPedido({ situacao: 'estornado', estornos: [feito] })) },
      },
    });
    expect(await screen.findByText('Devolvemos R$ 107,50. Na conta de onde veio o Pix, em 22/11/2026.')).toBeVisible();
    expect(screen.getByRole('dialog')).not.toHaveTextContent('22/12/2026');
  });
});

describe('exchanging a ticket', () => {
  const remarcar = (acerto: ReturnType<typeof umAcerto> | null, escolhida = false): PosVendaState => ({
    ...ready,
    acao: 'remarcar',
    previa: umaPreviaRemarcacao({ acerto }),
    escolha: escolhida ? { viagemId: '200', localidadeOrigem: '1', localidadeDestino: '2', poltrona: 7 } : null,
  });

  it('offers the departures of its own line, then its seats, and asks what one costs', async () => {
    const { events, baseElement } = open(remarcar(null));
    const partida = await screen.findByRole('radio', { name: '09:00 → 14:10' });
    // A line ends between classes, never within the name and the price of one.
    expect(screen.getByRole('radiogroup', { name: 'Partidas' }).textContent).toMatch(/[a-z]\u00a0R\$\u00a0\d/);
    await userEvent.click(partida);
    expect(screen.queryByRole('radio', { name: /10:00/ })).not.toBeInTheDocument();
    await userEvent.click(button('Continuar'));
    expect(screen.getByRole('heading', { name: 'Escolha a poltrona' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('gridcell', { name: /^Poltrona 7/ }));
    expect(events).toEqual([
      {
        type: 'RemarcacaoEscolhida',
        payload: { escolha: { viagemId: '200', localidadeOrigem: '1', localidadeDestino: '2', poltrona: 7 } },
      },
    ]);
    expect(button('Continuar')).toBeDisabled();
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it('shows the difference that is still to pay, and leads on to it', async () => {
    const { events } = open(remarcar(umAcerto(3_000), true));
    expect(screen.getByRole('region', { name: 'Como fica o seu dinheiro' })).toHaveTextContent('Falta pagar R$ 30,00');
    expect(screen.getByRole('status')).toHaveTextContent('Falta pagar R$ 30,00');
    await userEvent.click(button('Ir para o pagamento'));
    expect(events).toEqual([{ type: 'RemarcacaoConfirmada', payload: undefined }]);
  });

  it('shows the difference that comes back', () => {
    open(remarcar(umAcerto(-2_000), true));
    expect(screen.getByRole('status')).toHaveTextContent('Você recebe de volta R$ 20,00');
    expect(button('Confirmar remarcação')).toBeEnabled();
  });

  it('without a difference says so at the foot', () => {
    open(remarcar(umAcerto(0), true));
    expect(screen.getByRole('status')).toHaveTextContent('Sem diferença a pagar');
  });

  it('goes back a step at a time, keeps what was chosen, and is put away from the first', async () => {
    const { events } = open(remarcar(umAcerto(3_000), true));
    await userEvent.click(button('Voltar'));
    expect(await screen.findByRole('gridcell', { name: /^Poltrona 7/ })).toHaveAttribute('aria-selected', 'true');
    // The difference stays in sight with the seat that it belongs to.
    expect(screen.getByText('Falta pagar')).toHaveTextContent('R$ 30,00');
    await userEvent.click(button('Voltar'));
    expect(await screen.findByRole('radio', { name: '09:00 → 14:10' })).toBeChecked();
    expect(events).toEqual([]);
    await userEvent.click(button('Voltar'));
    expect(events).toEqual([{ type: 'PosVendaFechada', payload: undefined }]);
  });

  it('that is not possible says why and offers no seat', () => {
    open({
      ...remarcar(null),
      previa: umaPreviaRemarcacao({ permitido: false, motivo: 'validade_vencida' }),
    } as PosVendaState);
    expect(screen.getByText('O bilhete valeu por 1 ano e já venceu.')).toBeInTheDocument();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });

  it('that the operator refused leaves everything as it was, and says so', () => {
    open({
      phase: 'done',
      acao: 'remarcar',
      bilheteId: 'b1',
      resultado: umaTroca({ situacao: 'recusada', bilheteId: null }),
    });
    expect(screen.getByRole('dialog', { name: 'Não foi possível concluir' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Sua passagem atual continua valendo');
    expect(screen.queryByRole('link', { name: 'Ver novo bilhete' })).not.toBeInTheDocument();
  });

  it('that is still being issued keeps the old ticket good until then', () => {
    open({
      phase: 'done',
      acao: 'remarcar',
      bilheteId: 'b1',
      resultado: umaTroca({ situacao: 'emitindo', bilheteId: null }),
    });
    expect(screen.getByRole('dialog', { name: 'Troca em andamento' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Até ele sair, o atual continua valendo.');
  });

  it('when done leads to the new ticket', () => {
    open({ phase: 'done', acao: 'remarcar', bilheteId: 'b1', resultado: umaTroca() });
    expect(screen.getByRole('link', { name: 'Ver novo bilhete' })).toHaveAttribute('href', '/minhas-viagens?pedido=p2');
  });
});

describe('giving a ticket away', () => {
  const transferir = (): PosVendaState => ({ ...ready, acao: 'transferir', previa: umaPreviaTransferencia() });

  it('asks who travels instead, and refuses what cannot be true', async () => {
    const { events, baseElement } = open(transferir());
    await userEvent.type(screen.getByRole('textbox', { name: /Nome completo/ }), 'Bruno Lima Castro');
    await userEvent.type(screen.getByRole('textbox', { name: /Número do documento/ }), '12');
    await userEvent.click(button('Confirmar transferência'));
    expect((await screen.findAllByText(/Informe um número de RG válido/)).length).toBeGreaterThan(0);
    expect(events).toEqual([]);
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it.each([
    ['CPF', '52998224725', '529.982.247-25'],
    ['CNH', '0265-0306 4619', '02650306461'],
    ['RG', '12.345.678-X', '12.345.678-X'],
  ])('writes the number of a %s as it is printed: %s is %s [§5.mascaras.1]', async (tipo, typed, shown) => {
    open(transferir());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Tipo de documento/ }), tipo);
    await userEvent.type(screen.getByRole('textbox', { name: /Número do documento/ }), typed);
    expect(screen.getByRole('textbox', { name: /Número do documento/ })).toHaveValue(shown);
  });

  it('sends the person in the form of the wire', async () => {
    const { events } = open(transferir());
    await userEvent.type(screen.getByRole('textbox', { name: /Nome completo/ }), 'Bruno Lima Castro');
    await userEvent.type(screen.getByRole('textbox', { name: /Número do documento/ }), '98.765.432-1');
    await userEvent.type(screen.getByRole('textbox', { name: /Data de nascimento/ }), '02/03/1985');
    await userEvent.click(button('Confirmar transferência'));
    expect(events).toEqual([
      {
        type: 'TransferenciaEnviada',
        payload: {
          pessoa: {
            nome: 'Bruno Lima Castro',
            documento: { tipo: 2, numero: '987654321' },
            dataNascimento: '1985-03-02',
          },
        },
      },
    ]);
  });
});

describe('the conditions', () => {
  it('that could not be asked may be asked again', async () => {
    const { events } = open({ phase: 'failed', acao: 'cancelar', bilheteId: 'b1', aviso: 'Sem rede' });
    await userEvent.click(button('Tentar novamente'));
    expect(events).toEqual([{ type: 'PreviaPedida', payload: undefined }]);
  });

  it('are on their way', () => {
    open({ phase: 'asking', acao: 'transferir', bilheteId: 'b1' });
    expect(screen.getByText('Consultando as condições')).toBeInTheDocument();
  });
});
