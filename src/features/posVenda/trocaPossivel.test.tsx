import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import {
  umAcerto,
  umaPrevia,
  umaPreviaPedido,
  umaPreviaRemarcacao,
  umaPreviaTransferencia,
  umaTroca,
} from '../../../tests/support/posVendaBuilders';
import { renderScreen } from '../../../tests/support/renderScreen';
import { umaViagemAs, umBilhete, umMapa, umPedido, umPreco } from '../../../tests/support/viagemBuilders';
import { previaShown, type PosVendaState } from '../../store/posVenda/posVenda';
import { type Submission, submissionReached } from '../../store/submissions';
import { PosVendaDialogs } from './PosVendaDialogs';

const ready = { phase: 'ready', bilheteId: 'b1' } as const;
const seat = { viagemId: '200', localidadeOrigem: '1', localidadeDestino: '2', poltrona: 7 };
const open = (posVenda: PosVendaState, replies: Replies = {}, submissions: Record<string, Submission> = {}) =>
  renderScreen(<PosVendaDialogs />, {
    state: { posVenda, submissions },
    ports: {
      replies: {
        'GET /Pedidos/p1': succeeded(umPedido()),
        'GET /Bilhetes/b1': succeeded(umBilhete()),
        'GET /Viagens': succeeded([umaViagemAs('200', '09:00'), umaViagemAs('201', '11:00')]),
        'GET /Viagens/Calendario': succeeded([{ data: '2026-12-01', menorPrecoCentavos: 11_250 }]),
        'GET /Viagens/200/Poltronas': succeeded(umMapa()),
        'GET /Viagens/201/Poltronas': succeeded(umMapa()),
        ...replies,
      },
    },
  });
const remarcar = (
  change: Partial<Extract<PosVendaState, { phase: 'ready'; acao: 'remarcar' }>> = {},
): PosVendaState => ({
  ...ready,
  acao: 'remarcar',
  previa: umaPreviaRemarcacao(),
  escolha: null,
  ...change,
});
const sending: Submission = { phase: 'sending', acao: null };
const button = (name: string) => screen.getByRole('button', { name });
const typesOf = (events: { type: string }[]) => events.map(({ type }) => type);

describe('the departures of an exchange', () => {
  it('leave out full coaches, and say where a day has none', async () => {
    open(remarcar(), { 'GET /Viagens': succeeded([umaViagemAs('200', '09:00', { poltronasLivres: 0 })]) });
    expect(await screen.findByText('Sem partidas desta linha neste dia. Escolha outra data.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('that could not be read are asked for again, and so is the map of seats', async () => {
    const fails = [offline()];
    const maps = [offline()];
    const { baseElement } = open(remarcar(), {
      'GET /Viagens': () => fails.shift() ?? succeeded([umaViagemAs('200', '09:00')]),
      'GET /Viagens/200/Poltronas': () => maps.shift() ?? succeeded(umMapa()),
    });
    expect(await screen.findByText('Não conseguimos buscar as partidas')).toBeVisible();
    await userEvent.click(button('Tentar novamente'));
    await userEvent.click(await screen.findByRole('radio', { name: /09:00/ }));
    await userEvent.click(button('Continuar'));
    expect(await screen.findByText('Não conseguimos abrir o mapa')).toBeVisible();
    expect(await axe(baseElement)).toHaveNoViolations();
    await userEvent.click(button('Tentar novamente'));
    expect(await screen.findByRole('gridcell', { name: /^Poltrona 7/ })).toBeVisible();
  });

  it('of another day begin without a coach and without the seat of the day before', async () => {
    const { events } = open(remarcar({ escolha: seat }));
    await userEvent.click(button('Voltar'));
    expect(await screen.findByRole('gridcell', { name: /^Poltrona 7/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(button('Voltar'));
    await screen.findByRole('radio', { name: /09:00/ });
    await userEvent.click(screen.getAllByRole('tab').at(-1) as HTMLElement);
    expect(events.at(-1)).toEqual({ type: 'RemarcacaoEscolhida', payload: { escolha: null } });
    expect(button('Continuar')).toBeDisabled();
    for (const radio of await screen.findAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('show which seat is one’s own on the same coach', async () => {
    open(remarcar(), {
      'GET /Viagens': succeeded([umaViagemAs('100', '08:00')]),
      'GET /Viagens/100/Poltronas': succeeded(umMapa()),
    });
    await userEvent.click(await screen.findByRole('radio', { name: /08:00/ }));
    await userEvent.click(button('Continuar'));
    expect(await screen.findByText('Sua poltrona nesta viagem é a 5.')).toBeVisible();
  });

  it('begin today for a ticket whose day is over', async () => {
    const late = umBilhete();
    const partida = { ...late.partida, dia: '2026-11-01' };
    open(remarcar(), { 'GET /Bilhetes/b1': succeeded({ ...late, partida }) });
    expect(await screen.findByRole('tabpanel', { name: 'Partidas de 21/11/2026' })).toBeVisible();
  });
});

describe('the seat of an exchange', () => {
  it('is looked for on decks that tell their class and price, as those of a purchase do', async () => {
    const mapa = umMapa();
    const acima = mapa.poltronas.map((one) => ({
      ...one,
      numero: one.numero + 20,
      andar: 2,
      classe: 'leito' as const,
    }));
    const precos = [{ classe: 'leito' as const, preco: umPreco(22_500) }, ...mapa.precos];
    const dois = umMapa({ andares: 2, poltronas: [...mapa.poltronas, ...acima], precos });
    open(remarcar({ escolha: seat }), { 'GET /Viagens/200/Poltronas': succeeded(dois) });
    await userEvent.click(button('Voltar'));
    expect(await screen.findByRole('tab', { name: /Executivo.*R\$ 112,50/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: /Leito.*R\$ 225,00/ })).toBeVisible();
  });

  it('is put down by a second press, and replaced by another', async () => {
    const { events } = open(remarcar({ escolha: seat }));
    await userEvent.click(button('Voltar'));
    await userEvent.click(await screen.findByRole('gridcell', { name: /^Poltrona 7/ }));
    expect(events.at(-1)?.payload).toEqual({ escolha: null });
    await userEvent.click(await screen.findByRole('gridcell', { name: /^Poltrona 8/ }));
    expect(events.at(-1)?.payload).toEqual({ escolha: { ...seat, poltrona: 8 } });
  });

  it('shows no sum of an earlier one while its own is computed', () => {
    open(remarcar({ escolha: seat }), {}, { precoRemarcacao: sending });
    expect(screen.getByText('Calculando a diferença')).toBeInTheDocument();
    expect(button('Confirmar remarcação')).toBeDisabled();
    expect(screen.queryByText('Falta pagar')).toBeNull();
  });

  it('whose price was refused says so, and the exchange waits', () => {
    const erros = [{ mensagem: 'Esta poltrona acabou de ser vendida.' }];
    open(remarcar({ escolha: seat }), {}, { precoRemarcacao: { phase: 'refused', acao: null, erros } });
    expect(screen.getByText('Esta poltrona acabou de ser vendida.')).toBeVisible();
    expect(button('Confirmar remarcação')).toBeDisabled();
  });

  it('is confirmed once, and the drawer stays until the answer', async () => {
    const priced = remarcar({ escolha: seat, previa: umaPreviaRemarcacao({ acerto: umAcerto(0) }) });
    const { events, store } = open(priced);
    await userEvent.click(button('Confirmar remarcação'));
    act(() => void store.dispatch(submissionReached('posVenda', sending)));
    await userEvent.click(screen.getByRole('button', { name: /^Confirmar remarcação/ }));
    await userEvent.keyboard('{Escape}');
    expect(button('Voltar')).toBeDisabled();
    expect(typesOf(events)).toEqual(['RemarcacaoConfirmada']);
  });
});

describe('giving a ticket away', () => {
  const transferir: PosVendaState = { ...ready, acao: 'transferir', previa: umaPreviaTransferencia() };
  const fill = async (nascimento = '02/03/1985') => {
    await userEvent.type(screen.getByRole('textbox', { name: /Nome completo/ }), 'Bruno Lima Castro');
    await userEvent.type(screen.getByRole('textbox', { name: /Número do documento/ }), '98.765.432-1');
    await userEvent.type(screen.getByRole('textbox', { name: /Data de nascimento/ }), nascimento);
  };

  it('is sent once, by the button or by Enter, and not put away meanwhile', async () => {
    const { events, store } = open(transferir);
    await fill();
    await userEvent.click(button('Confirmar transferência'));
    await waitFor(() => expect(events).toHaveLength(1));
    act(() => void store.dispatch(submissionReached('posVenda', sending)));
    fireEvent.submit(screen.getByRole('form', { name: 'Quem vai viajar' }));
    await userEvent.keyboard('{Escape}');
    expect(typesOf(events)).toEqual(['TransferenciaEnviada']);
  });

  it('to a minor says which paper the boarding asks for, from the day they are no adult', async () => {
    open(transferir);
    await fill('22/11/2010');
    expect(screen.getByRole('checkbox', { name: /autorização de viagem/ })).toBeEnabled();
    const nascimento = screen.getByRole('textbox', { name: /Data de nascimento/ });
    await userEvent.clear(nascimento);
    await userEvent.type(nascimento, '21/11/2010');
    expect(screen.queryByRole('checkbox', { name: /autorização de viagem/ })).toBeNull();
  });

  it('keeps the person typed after a refusal, and says why', async () => {
    const { store, baseElement } = open(transferir);
    await fill();
    const erros = [{ mensagem: 'Este documento já viaja neste ônibus.' }];
    act(() => void store.dispatch(submissionReached('posVenda', { phase: 'refused', acao: null, erros })));
    expect(screen.getByText('Este documento já viaja neste ônibus.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Nome completo/ })).toHaveValue('Bruno Lima Castro');
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it('that is not possible says why, without a form', () => {
    open({ ...transferir, previa: umaPreviaTransferencia({ permitido: false, motivo: 'ja_embarcado' as never }) });
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Confirmar transferência' })).toBeNull();
  });
});

describe('what changed while it was read', () => {
  it('is shown by the new sum in the open question, which the next press agrees to', () => {
    const { store } = open({ ...ready, acao: 'cancelar', previa: umaPreviaPedido() });
    const less = umaPrevia({ multaCentavos: 2_000, devolverCentavos: 9_250 });
    act(() => void store.dispatch(previaShown({ acao: 'cancelar', previa: umaPreviaPedido(less) })));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancelar passagem' }));
    expect(dialog.getByText('R$ 92,50')).toBeInTheDocument();
    expect(dialog.queryByText('R$ 107,50')).toBeNull();
  });

  it.each([
    [0, 'A poltrona foi liberada. Não há valor a devolver.'],
    [1, 'Vamos devolver R$ 0,01.'],
  ])('and came back as %i centavos is said in words', async (devolverCentavos, words) => {
    const resultado = { pedidoId: 'p1', devolverCentavos, meio: devolverCentavos ? 'pix' : null, previsao: null };
    open({ phase: 'done', acao: 'cancelar', bilheteId: 'b1', resultado: resultado as never });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('and gives money back with the new ticket says both', () => {
    const resultado = umaTroca({ devolverCentavos: 2_000 });
    open({ phase: 'done', acao: 'remarcar', bilheteId: 'b1', resultado });
    expect(screen.getByRole('status')).toHaveTextContent(/O novo bilhete está pronto.*Vamos devolver R\$ 20,00/);
  });
});
