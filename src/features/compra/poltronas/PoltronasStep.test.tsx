import { trechosDaBusca } from '../../../../tests/support/trechosDaBusca';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaCompra, type CompraDada } from '../../../../tests/support/umaCompra';
import {
  umaInformacao,
  umaPoltrona,
  umaReserva,
  umaReservaPropria,
  umMapa,
  umPreco,
} from '../../../../tests/support/viagemBuilders';
import type { PoltronaMapa } from '../../../domain/wire/compra/poltronas';
import { especiaisKept, ocupadasSeen } from '../../../store/compra/compraSlice';
import type { CompraState } from '../../../store/compra/compraState';
import { PoltronasStep } from './PoltronasStep';
import { ResumoCompra } from '../ResumoCompra';

const busca = {
  idaVolta: false,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  dataPartida: '2026-12-01',
  dataVolta: null,
};
const [trecho] = trechosDaBusca(busca, '100', null) as [CompraState['trechos'][number]];
const especiais: Record<number, Partial<PoltronaMapa>> = {
  3: { acessivel: true },
  4: { acessivel: true },
  8: { preferencialMulheres: true },
};
const mapa = umMapa({
  poltronas: Array.from({ length: 12 }, (_, i) => umaPoltrona(i + 1, especiais[i + 1])),
  recursos: [{ tipo: 'wc', andar: 1, fila: 3, coluna: 4 }],
});

const open = (compra: CompraDada = {}, given = mapa) =>
  renderScreen(
    <>
      <h1>Comprar viagem</h1>
      <h2>Escolha as poltronas</h2>
      <PoltronasStep />
      <ResumoCompra etapa="poltronas" action={null} />
    </>,
    {
      ports: {
        clock: { monotonic: () => 0 },
        replies: { 'GET /Viagens/100': succeeded(umaInformacao()), 'GET /Viagens/100/Poltronas': succeeded(given) },
      },
      state: umaCompra({ trechos: [trecho], ...compra }),
    },
  );
const chosen = (...poltronas: number[]): CompraDada => ({ trechos: [{ ...trecho, poltronas }] });
const seat = (numero: number) => screen.findByRole('gridcell', { name: new RegExp(`^Poltrona ${numero},`) });
const summary = () => within(screen.getByRole('region', { name: 'Resumo da compra' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the coach on screen', () => {
  it('is followed while it is seen, and no longer', async () => {
    const { events, unmount } = open();
    await seat(1);
    unmount();
    expect(events).toEqual([
      { type: 'MapaPoltronasAberto', payload: { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2' } },
      { type: 'MapaPoltronasFechado', payload: undefined },
    ]);
  });

  it('is not followed by a tab that nobody sees, and is again once it is seen', async () => {
    const { events } = open();
    await seat(1);
    const sight = jest.spyOn(document, 'visibilityState', 'get');
    for (const state of ['hidden', 'visible'] as const) {
      sight.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    sight.mockRestore();
    expect(events.map(({ type }) => type)).toEqual([
      'MapaPoltronasAberto',
      'MapaPoltronasFechado',
      'MapaPoltronasAberto',
    ]);
  });

  it('shows what others take and give back as it happens', async () => {
    const { store } = open();
    await seat(1);
    act(() => void store.dispatch(ocupadasSeen({ viagemId: '100', numeros: [1, 2] })));
    expect(await seat(1)).toHaveAccessibleName(/ocupada$/);
    act(() => void store.dispatch(ocupadasSeen({ viagemId: '100', numeros: [2] })));
    expect(await seat(1)).toHaveAccessibleName(/livre$/);
  });

  it('tells of a chosen seat that somebody else took, and offers another beside those that are kept', async () => {
    const { store, events } = open(chosen(5, 6));
    await seat(5);
    act(() => void store.dispatch(ocupadasSeen({ viagemId: '100', numeros: [6] })));
    expect(screen.getByText(/A poltrona 6 acaba de ser reservada por outra pessoa/)).toBeInTheDocument();
    expect(await seat(6)).toHaveAccessibleDescription(/Reservada agora por outra pessoa/);
    expect(summary().getByRole('alert')).toHaveTextContent(/A poltrona 6 acabou de ser escolhida por outra pessoa/);
    expect(summary().getByText(/No lugar da poltrona 6, da mesma classe/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Ficar com a poltrona/ }));
    const { payload } = events.at(-1) as { payload: { poltronas: number[] } };
    expect(payload.poltronas).toHaveLength(2);
    expect(payload.poltronas).toContain(5);
    expect(payload.poltronas).not.toContain(6);
  });

  it('says what its marks mean, and what stands in it', async () => {
    open();
    const legend = within(await screen.findByRole('list', { name: 'Legenda do mapa' }));
    expect(legend.getByText('Banheiro')).toBeInTheDocument();
    expect(legend.queryByText('Escada')).not.toBeInTheDocument();
  });

  it('lists every class with its price, cheapest first', async () => {
    open(
      {},
      umMapa({
        precos: [
          { classe: 'leito', preco: umPreco(20_490) },
          { classe: 'executivo', preco: umPreco() },
        ],
      }),
    );
    await seat(1);
    expect(
      screen
        .getAllByRole('term')
        .slice(0, 2)
        .map((term) => term.textContent),
    ).toEqual(['Executivo', 'Leito']);
  });
});

describe('seats together', () => {
  it('are found for so many people and chosen with one press', async () => {
    const { events } = open();
    await seat(1);
    await press('Escolher juntas');
    await userEvent.click(screen.getByRole('button', { name: /mais|um a mais|aumentar/i }));
    expect(screen.getByRole('spinbutton', { name: 'Quantas pessoas?' })).toHaveValue('3');
    await userEvent.click(screen.getByRole('button', { name: /^Ficar com as poltronas/ }));
    const { type, payload } = events.at(-1) as { type: string; payload: { poltronas: number[] } };
    expect(type).toBe('PoltronasSugeridasAceitas');
    expect(payload.poltronas).toHaveLength(3);
    expect(payload.poltronas.filter((numero) => numero in especiais)).toEqual([]);
  });

  it('are as many on the way back as on the way out', async () => {
    const both = trechosDaBusca({ ...busca, idaVolta: true }, '100', '100');
    const trechos = both.map((one, i) => ({ ...one, poltronas: i === 0 ? [1, 2, 5] : [] }));
    open({ trechos, trechoAtual: 1 });
    await seat(1);
    await press('Escolher juntas');
    expect(screen.getByRole('spinbutton', { name: 'Quantas pessoas?' })).toHaveValue('3');
  });
});

describe('a seat that is meant for somebody first', () => {
  it.each([
    [3, /A poltrona 3 é acessível/],
    [8, /A poltrona 8 é preferencial para mulheres/],
  ])('%d is explained, and kept or given back', async (numero, text) => {
    const { events, store } = open(chosen(numero));
    expect(await summary().findByText(text)).toBeInTheDocument();
    await press('Escolher outra');
    expect(events.at(-1)).toEqual({ type: 'PoltronaAlternada', payload: { numero } });
    await press('Ficar com ela');
    const kept = [{ viagemId: '100', numero }];
    expect(events.at(-1)).toEqual({ type: 'PoltronasEspeciaisMantidas', payload: { poltronas: kept } });
    act(() => void store.dispatch(especiaisKept(kept)));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Resumo da compra' })).toHaveFocus();
  });

  it('is told again, more urgently, once the purchase was to go on without an answer', async () => {
    const aviso = { tipo: 'confirmacao' as const, mensagem: 'Diga se fica com a poltrona 3 antes de continuar.' };
    open({ ...chosen(3), aviso });
    expect(await summary().findByText(aviso.mensagem)).toBeInTheDocument();
    expect(summary().getByRole('button', { name: 'Ficar com ela' })).toBeInTheDocument();
  });

  it('is not asked about again while it is held', async () => {
    open({ ...chosen(3), reserva: umaReserva(), reservados: [{ ...trecho, poltronas: [3] }] });
    await seat(3);
    expect(screen.queryByText('Confirme esta poltrona')).not.toBeInTheDocument();
  });

  it('waits for a failure of another kind to be read', async () => {
    open({ ...chosen(3), aviso: { tipo: 'recusa', mensagem: 'Venda encerrada' } });
    await seat(3);
    expect(summary().getByRole('alert')).toHaveTextContent('Venda encerrada');
    expect(screen.queryByText('Confirme esta poltrona')).not.toBeInTheDocument();
  });
});

describe('a hold of another tab', () => {
  const outras = [umaReservaPropria({ id: 'r9' })];

  it('is said to have the seats that were chosen here too, not somebody else', async () => {
    const mensagem = 'Você já reservou a poltrona 5, em outra aba ou em outro aparelho.';
    open({ ...chosen(5), outras, aviso: { tipo: 'perdidas', mensagem } });
    await seat(5);
    expect(summary().getByRole('alert')).toHaveTextContent(mensagem);
    expect(screen.queryByText(/escolhida por outra pessoa/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continuar com ela' })).toBeInTheDocument();
  });

  it('is seen here, and may be gone on with or given back [SH5]', async () => {
    const { events } = open({ outras });
    expect(screen.getByText(/^Poltrona 5, em outra aba/)).toBeInTheDocument();
    await press('Continuar com ela');
    expect(events.at(-1)).toEqual({ type: 'ReservaRetomada', payload: { id: 'r9' } });
    await press('Liberar');
    expect(events.at(-1)).toEqual({ type: 'ReservaLiberada', payload: { id: 'r9' } });
  });
});

describe('the time that is left', () => {
  const held = (ms: number, fields: CompraDada = {}): CompraDada => ({
    ...chosen(5),
    reserva: umaReserva(),
    reservados: [{ ...trecho, poltronas: [5] }],
    fimReserva: ms,
    ...fields,
  });
  const offer = () => screen.queryByRole('button', { name: 'Mais 5 min' });

  it('is that of the steady clock, whatever time the device tells [SH7]', () => {
    const reserva = umaReserva({ expiraEm: '2001-01-01T00:00:00Z' });
    open(held(300_000, { reserva }));
    expect(screen.getByRole('timer', { name: 'Tempo de reserva' })).toHaveTextContent('05:00');
  });

  it('may be made longer near its end, which is said once', async () => {
    const { events } = open(held(119_000));
    expect(screen.getByText('Você pode ganhar mais 5 minutos, uma vez.')).toHaveAttribute('role', 'status');
    await press('Mais 5 min');
    expect(events.at(-1)).toEqual({ type: 'ProrrogacaoPedida', payload: undefined });
  });

  it.each([
    ['with time enough', held(200_000)],
    ['a second time', held(60_000, { reserva: umaReserva({ prorrogavel: false }) })],
    ['after its end', held(-1)],
  ])('is not made longer %s', (_, compra) => {
    open(compra);
    expect(offer()).not.toBeInTheDocument();
  });

  it('is asked for once at a time, and again where that failed', () => {
    const { unmount } = open(held(60_000, { prorrogacao: 'pedindo' }));
    expect(offer()).toHaveAttribute('aria-busy', 'true');
    unmount();
    open(held(60_000, { prorrogacao: 'falhou' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Não conseguimos prorrogar. Tente de novo.');
    expect(offer()).toBeEnabled();
  });
});

it('has no accessibility violation with all that may stand beside the coach', async () => {
  const { container } = open({ ...chosen(3, 8), outras: [umaReservaPropria({ id: 'r9' })] });
  await seat(1);
  await press('Escolher juntas');
  expect(await axe(container)).toHaveNoViolations();
});
